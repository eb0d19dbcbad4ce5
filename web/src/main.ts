import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { applyTheme } from "./lib/settings.svelte";
import { loadCommon } from "./lib/words.svelte";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
const target = document.getElementById("app")!;
loadCommon().then(
  () => {
    target.replaceChildren();
    mount(App, { target });
  },
  () => target.classList.add("failed"), // what stands there says what is the matter
);
