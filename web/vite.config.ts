import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.KIRIFUDA_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/kirifuda/_page", emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
