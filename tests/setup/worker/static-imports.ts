import type { Plugin } from "vite";

const DYNAMIC = /\bimport\(\s*"([.#][^"]+)"\s*\)/g;

/**
 * Loads the Worker's dynamic imports together with the importing module.
 *
 * A bundled import is native and free once loaded. Vitest's module runner calls the runner's object at every use and
 * shares the answer between requests, so that concurrent requests could hang.
 */
export function staticImports(): Plugin {
  return {
    name: "foyer:static-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:worker|app\/portal)\/[^?]+\.tsx?$/, code: /\bimport\(\s*"[.#]/ },
      handler(code) {
        const imports: string[] = [];
        const body = code.replace(DYNAMIC, (_, path: string) => {
          imports.push(`import * as dynamic${imports.length} from ${JSON.stringify(path)};`);
          return `Promise.resolve(dynamic${imports.length - 1})`;
        });
        return imports.length === 0 ? null : { code: `${imports.join(" ")} ${body}`, map: null };
      },
    },
  };
}
