import type { Plugin } from "vite";

const HELPERS = /@conform-to\/(?:dom|react)\/dist\/_virtual\/_rollupPluginBabelHelpers\.mjs$/;

/** What the package was compiled with, in the words of today's browsers. */
const NATIVE = `export const objectSpread2 = (target, ...sources) => Object.assign(target, ...sources);
export const objectWithoutProperties = (source, names) =>
  Object.fromEntries(Object.entries(source ?? {}).filter(([name]) => !names.includes(name)));
`;

/** Leaves out what Conform brings along for browsers without object spread: the sign-in screen's script is bounded. */
export function leanConform(): Plugin {
  return {
    name: "foyer:lean-conform",
    apply: "build",
    enforce: "pre",
    load: (id) => (HELPERS.test(id) ? NATIVE : null),
  };
}
