import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const REACT_DOM = dirname(require.resolve("react-dom/package.json"));
const STREAMING = join(REACT_DOM, "cjs/react-dom-server.edge.production.js");

const PREFIX = "\0foyer:lean:";

/** A name that stands for nothing, or one with the expression that it stands for. */
type Stub = string | readonly [name: string, value: string];

/** What Radix makes of a scope that is never asked for; a closed menu makes one. */
const NO_SCOPE = '(Object.assign(() => () => ({}), { scopeName: "" }))';

/**
 * What only runs where there is a screen: an open popover or dialog, a colour picker, toasts, the live channel's
 * socket.
 */
const BROWSER_ONLY: Readonly<Record<string, readonly Stub[]>> = {
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
  "@radix-ui/react-collection": [
    ["createCollection", `() => [{}, undefined, ${NO_SCOPE}]`],
    "unstable_createCollection",
  ],
  "@radix-ui/react-roving-focus": ["Root", "Item", ["createRovingFocusGroupScope", NO_SCOPE]],
  "@radix-ui/react-dismissable-layer": ["DismissableLayer", "useDismissableLayerSurface"],
  "@radix-ui/react-focus-guards": ["useFocusGuards"],
  "@radix-ui/react-focus-scope": [
    "FocusScope",
    "FocusScopeBranchProvider",
    "useFocusScopeBranch",
    // The one that a closed dialog calls.
    ["useFocusScopeBranchRegistry", "() => ({})"],
  ],
  "aria-hidden": ["hideOthers"],
  "react-colorful": ["HexColorPicker"],
  "react-remove-scroll": ["RemoveScroll"],
  partysocket: ["WebSocket"],
  sonner: ["Toaster", "toast"],
};

function moduleOf(stubs: readonly Stub[]): string {
  return stubs
    .map((stub) => (typeof stub === "string" ? ([stub, "undefined"] as const) : stub))
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join("\n");
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
      const stubs = BROWSER_ONLY[id.slice(PREFIX.length)];
      return stubs ? moduleOf(stubs) : null;
    },
  };
}
