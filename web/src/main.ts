import { mount } from "svelte";
import "./style.css";
import App from "./App.svelte";
import { applyTheme } from "./lib/settings.svelte";
import { loadCommon } from "./lib/words.svelte";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
void loadCommon().then(() => mount(App, { target: document.getElementById("app")! }));
