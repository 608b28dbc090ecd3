import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guestScript } from "./app/portal/script/vite-plugin.ts";

export default defineConfig({
  plugins: [guestScript(), cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter()],
});
