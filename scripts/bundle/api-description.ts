import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { fontFiles } from "../../app/portal/font-files/vite-plugin.ts";
import { guestScript } from "../../app/portal/script/vite-plugin.ts";
import { brandAlias } from "../../brand/brand-alias.ts";
import { brandFiles } from "../../brand/vite-plugin.ts";
import { DESCRIPTION_FILE } from "../../worker/http/description-file.ts";

/** Modules that only exist here, by name. */
const MODULES: Readonly<Record<string, string>> = {
  // What modules take of the runtime while they load. Nothing is called: the document is made of schemas alone.
  "cloudflare:workers": "export class DurableObject {} export const waitUntil = () => undefined;",
  "virtual:api-description": `
    import { api } from "/worker/http/app.ts";
    import { describeOpenApi } from "/worker/http/openapi.ts";
    export const description = describeOpenApi(api);`,
};

function modules(): Plugin {
  return {
    name: "foyer:modules-of-the-description",
    enforce: "pre",
    resolveId: (source) => (Object.hasOwn(MODULES, source) ? `\0${source}` : null),
    load: (id) => MODULES[id.slice(1)] ?? null,
  };
}

/** The OpenAPI document of this tree's routes, as JSON. */
async function describeRoutes(): Promise<string> {
  const { module } = await runnerImport<{ readonly description: object }>("virtual:api-description", {
    logLevel: "error",
    resolve: { alias: brandAlias() },
    plugins: [modules(), guestScript(), fontFiles(), brandFiles()],
  });
  return JSON.stringify(module.description);
}

/**
 * Writes the description of the API beside the client's files: its writer and what every route says of itself would be
 * a fiftieth of an upload that is bounded. What leaves them out of the Worker is `routes-without-descriptions.ts`.
 */
export function apiDescription(): Plugin {
  return {
    name: "foyer:api-description",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, DESCRIPTION_FILE);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await describeRoutes());
    },
  };
}
