import type { Plugin } from "vite";

const FILE = "/react-router/dist/production/lib/router/instrumentation.js";
const EXPORTS =
  "export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };";

const NOTHING_WATCHES = `
const absent = () => { throw new Error("Nothing watches the router in this build."); };
const consumeInstrumentationClientResultMetaReceiver = () => undefined;
const getRouteInstrumentationUpdates = absent, instrumentClientSideRouter = absent, instrumentHandler = absent;
const instrumentationResultMetaContext = null;
${EXPORTS}
`;

/** Leaves out what watches React Router's navigations and loaders, which nothing asks for: a kilobyte of each side. */
export function unwatchedRouter(): Plugin {
  return {
    name: "foyer:unwatched-router",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(FILE)) return null;
      if (!code.includes(EXPORTS)) throw new Error(`React Router watches itself in another way now: ${id}`);
      return { code: NOTHING_WATCHES, map: null };
    },
  };
}
