import type { Plugin } from "vite";

const ID = "\0foyer:platform-zlib";

/** What `fast-png` asks of fflate: the Worker draws pictures of codes, and reads none. */
const MODULE = `
export { deflateSync as zlibSync } from "node:zlib";
export const Unzlib = undefined;
export const unzlibSync = undefined;
`;

/** Has codes compressed by the platform's own zlib: a second one need not be uploaded. */
export function platformZlib(): Plugin {
  return {
    name: "foyer:platform-zlib",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "pre",
    resolveId: (source) => (source === "fflate" ? ID : null),
    load: (id) => (id === ID ? MODULE : null),
  };
}
