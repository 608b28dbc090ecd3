import type { Plugin } from "vite";

const DYNAMIC = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

/**
 * Loads the Worker's own dynamic imports with the module that has them.
 *
 * A bundled import is native and free once it is loaded. Vitest's module runner instead asks the test runner's
 * object at every use, and shares the answer between requests: requests that came at once could hang.
 */
export function staticImports(): Plugin {
  return {
    name: "foyer:static-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\/worker\/[^?]+\.tsx?$/, code: /\bimport\(\s*"\./ },
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
