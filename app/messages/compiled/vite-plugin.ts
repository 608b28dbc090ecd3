import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import type { CatalogueName } from "../catalogues.ts";
import { compileCatalogue } from "./compile.ts";
import { catalogueHref } from "./href.ts";

/**
 * Writes compiled catalogues next to the client's files, from where the Worker reads them: as code, five
 * languages would enlarge the Worker's upload noticeably.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: "foyer:compiled-catalogues",
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      // By its address: Vite bundles its configuration, which would move the module away from the texts it reads.
      const { readCatalogues }: typeof import("../catalogues.ts") = await import(
        resolve("app/messages/catalogues.ts")
      );
      for (const language of INTERFACE_LANGUAGES) {
        for (const [name, catalogue] of Object.entries(await readCatalogues(language))) {
          const file = join(dir, catalogueHref(language, name as CatalogueName));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, JSON.stringify(compileCatalogue(catalogue)));
        }
      }
    },
  };
}
