import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fontFiles } from "./app/portal/font-files/vite-plugin.ts";
import { guestScript } from "./app/portal/script/vite-plugin.ts";
import { brandAlias } from "./brand/brand-alias.ts";
import { brandFiles } from "./brand/vite-plugin.ts";
import { screenChunks } from "./scripts/bundle/screen-chunks.ts";
import { screensWait } from "./scripts/bundle/screens-wait.ts";
import { textFiles } from "./scripts/bundle/text-files.ts";
import { thirdPartyNotices } from "./scripts/notices/vite-plugin.ts";
import { phrasebookFiles } from "./scripts/phrasebook/vite-plugin.ts";

export default defineConfig({
  resolve: { alias: brandAlias() },
  // Found at the first visit otherwise, which would reload the page under the person's hands.
  optimizeDeps: {
    include: [
      "partysocket",
      "radix-ui",
      "sonner",
      "hono/client",
      "zod",
      "@conform-to/react",
      "@conform-to/zod/v4",
    ],
  },
  environments: {
    ssr: {
      build: {
        // A smaller Worker starts sooner.
        minify: true,
      },
    },
  },
  plugins: [
    screensWait(),
    screenChunks(),
    textFiles(),
    phrasebookFiles(),
    guestScript(),
    fontFiles(),
    brandFiles(),
    thirdPartyNotices(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // A run may keep its data apart, so that tests never meet a person's own.
      persistState: { path: process.env.FOYER_STATE ?? ".wrangler/state" },
    }),
    tailwindcss(),
    reactRouter(),
  ],
});
