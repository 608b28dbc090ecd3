import type { Plugin } from "vite";
import { OTHER_BUILD_EVENT } from "../../app/session/network/other-build.ts";
import { PROBED_PATH, SCREEN_LOST_EVENT } from "../../app/session/network/probe-network.ts";

const RELOAD = "window.location.reload();";

/** Inserted in React Router before the reload; `error` is the failed import. */
const WAIT = `
await fetch(${JSON.stringify(PROBED_PATH)}, { method: "HEAD", cache: "no-store" }).catch(() => {
  if (window.dispatchEvent(new Event(${JSON.stringify(SCREEN_LOST_EVENT)}, { cancelable: true }))) throw error;
  return new Promise(() => {});
});
const isLeft = !window.dispatchEvent(new Event(${JSON.stringify(OTHER_BUILD_EVENT)}, { cancelable: true }));
if (isLeft) return new Promise(() => {});
`;

/**
 * Keeps React Router from reloading the page when a screen's code can't be fetched: offline, the browser would show
 * its own error page, without a way back. When the server can't be reached, `useLostScreen` shows a waiting page
 * instead [S183]. When it can, the code belongs to an older build, and a full page load brings the new one. If the
 * user cancels the browser's prompt about unsaved input, a line says so: React Router does not fetch the code again.
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
