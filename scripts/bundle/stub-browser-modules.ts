import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const REACT_DOM = dirname(require.resolve("react-dom/package.json"));
const STREAMING = join(REACT_DOM, "cjs/react-dom-server.edge.production.js");

const PREFIX = "\0foyer:lean:";

/** What only runs where there is a screen: an open popover or dialog, a colour picker, toasts, the live channel's socket. */
const BROWSER_ONLY: Readonly<Record<string, readonly string[]>> = {
  "@floating-ui/react-dom": [
    "arrow",
    "autoUpdate",
    "flip",
    "hide",
    "limitShift",
    "offset",
    "shift",
    "size",
    "useFloating",
  ],
  "aria-hidden": ["hideOthers"],
  "react-colorful": ["HexColorPicker"],
  "react-remove-scroll": ["RemoveScroll"],
  partysocket: ["WebSocket"],
  sonner: ["Toaster", "toast"],
};

/** A module of names that stand for nothing. */
function withoutValues(names: readonly string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join("\n");
}

/**
 * Leaves out of the Worker what its packages bring along and nothing there calls, React's second, older
 * renderer first of all. The upload is bounded.
 */
export function stubBrowserModules(): Plugin {
  return {
    name: "foyer:lean-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source) {
      if (source === "react-dom/server") return STREAMING;
      return Object.hasOwn(BROWSER_ONLY, source) ? PREFIX + source : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const names = BROWSER_ONLY[id.slice(PREFIX.length)];
      return names ? withoutValues(names) : null;
    },
  };
}
