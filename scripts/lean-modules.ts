import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const REACT_DOM = dirname(require.resolve("react-dom/package.json"));
const STREAMING = join(REACT_DOM, "cjs/react-dom-server.edge.production.js");
const ENGLISH_ONLY = "\0foyer:zod-locales";

/**
 * Leaves out of the Worker what its packages bring along and nothing calls: React's second, older renderer,
 * and Zod's error texts in forty languages (ours are codes). Together a fifth of the upload.
 */
export function leanModules(): Plugin {
  return {
    name: "foyer:lean-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source, importer) {
      if (source === "react-dom/server") return STREAMING;
      const isZodLocales = source.endsWith("/locales/index.js") && importer?.includes("/node_modules/zod/");
      return isZodLocales ? ENGLISH_ONLY : null;
    },
    load: (id) => (id === ENGLISH_ONLY ? 'export { default as en } from "zod/v4/locales/en.js";' : null),
  };
}
