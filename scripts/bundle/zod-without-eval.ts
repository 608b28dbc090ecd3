import type { Plugin } from "vite";

const CONFIG = "_a.__zod_globalConfig = {}";

/**
 * Keeps Zod in the browser from trying whether it may compile code: our policy says no, and a browser
 * notes every try as a violation of it. Said inside of Zod, since no module of ours runs before its first schema.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "foyer:zod-without-eval",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.endsWith("/zod/v4/core/core.js")) return null;
      if (!code.includes(CONFIG)) throw new Error(`Zod keeps its configuration elsewhere now: ${id}`);
      return { code: code.replace(CONFIG, "_a.__zod_globalConfig = { jitless: true }"), map: null };
    },
  };
}
