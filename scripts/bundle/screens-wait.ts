import type { Plugin } from "vite";
import { OTHER_BUILD_EVENT } from "../../app/session/network/other-build.ts";
import { PROBED_PATH, SCREEN_LOST_EVENT } from "../../app/session/network/probe-network.ts";

const RELOAD = "window.location.reload();";

/** Stands in React Router before the reload, where `error` is why the import failed. */
const WAIT = `
await fetch(${JSON.stringify(PROBED_PATH)}, { method: "HEAD", cache: "no-store" }).catch(() => {
  if (window.dispatchEvent(new Event(${JSON.stringify(SCREEN_LOST_EVENT)}, { cancelable: true }))) throw error;
  return new Promise(() => {});
});
const isLeft = !window.dispatchEvent(new Event(${JSON.stringify(OTHER_BUILD_EVENT)}, { cancelable: true }));
if (isLeft) return new Promise(() => {});
`;

/**
 * Keeps React Router from reloading the page when the code of a screen can't be fetched offline:
 * the browser would show its own error page, and nothing would lead on from there. Where the
 * server can't be reached, `useLostScreen` hears of it and a waiting page takes the screen's place [S183];
 * where it can, the code is of a build that is gone, and the screen comes as a new page, which brings the new one. Who
 * stays, when the browser asks for what was typed, reads that in a line: React Router asks for no code a second time.
 */
export function screensWait(): Plugin {
  return {
    name: "foyer:screens-wait",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.endsWith("/lib/dom/ssr/routeModules.js")) return null;
      if (!code.includes(RELOAD)) throw new Error(`React Router loads screens in another way now: ${id}`);
      return { code: code.replace(RELOAD, `${WAIT}${RELOAD}`), map: null };
    },
  };
}
