import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledCatalogues } from "./app/messages/compiled/vite-plugin.ts";
import { fontFiles } from "./app/portal/font-files/vite-plugin.ts";
import { guestScript } from "./app/portal/script/vite-plugin.ts";
import { brandAlias } from "./brand/brand-alias.ts";
import { brandFiles } from "./brand/vite-plugin.ts";
import { apiDescription } from "./scripts/bundle/api-description.ts";
import { commonPasswords } from "./scripts/bundle/common-passwords.ts";
import { leanConform } from "./scripts/bundle/lean-conform.ts";
import { platformZlib } from "./scripts/bundle/platform-zlib.ts";
import { preloadAfterPage } from "./scripts/bundle/preload-after-page.ts";
import { reactWritesOnce } from "./scripts/bundle/react-writes-once.ts";
import { routesWithoutDescriptions } from "./scripts/bundle/routes-without-descriptions.ts";
import { screenChunks } from "./scripts/bundle/screen-chunks.ts";
import { screensWait } from "./scripts/bundle/screens-wait.ts";
import { serverWithoutPresses } from "./scripts/bundle/server-without-presses.ts";
import { settledRouter } from "./scripts/bundle/settled-router.ts";
import { stubBrowserModules } from "./scripts/bundle/stub-browser-modules.ts";
import { textFiles } from "./scripts/bundle/text-files.ts";
import { treeShakeZod } from "./scripts/bundle/tree-shake-zod.ts";
import { unwatchedRouter } from "./scripts/bundle/unwatched-router.ts";
import { workerChunks } from "./scripts/bundle/worker-chunks.ts";
import { zodWithoutEval } from "./scripts/bundle/zod-without-eval.ts";
import { thirdPartyNotices } from "./scripts/notices/vite-plugin.ts";

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
  // The Worker's own upload is bounded as well, and a smaller one starts sooner.
  environments: {
    // What a schema is made of does nothing else: one that nothing uses is left out.
    ssr: { build: { minify: true, rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } } } },
  },
  plugins: [
    stubBrowserModules(),
    platformZlib(),
    serverWithoutPresses(),
    routesWithoutDescriptions(),
    treeShakeZod(),
    zodWithoutEval(),
    leanConform(),
    settledRouter(),
    unwatchedRouter(),
    reactWritesOnce(),
    screensWait(),
    screenChunks(),
    workerChunks(),
    preloadAfterPage(),
    textFiles(),
    guestScript(),
    fontFiles(),
    brandFiles(),
    compiledCatalogues(),
    apiDescription(),
    commonPasswords(),
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
