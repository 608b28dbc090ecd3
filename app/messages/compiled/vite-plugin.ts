import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { accountFormsOf } from "../account/account-of.ts";
import { apartOf } from "../apart/apart-of.ts";
import { dashboardOf } from "../dashboard/dashboard-of.ts";
import { guideOf } from "../guide/guide-of.ts";
import { messagesOf } from "../messages-of.ts";
import { compileCatalogue } from "./compile.ts";
import { type CatalogueName, catalogueHref } from "./href.ts";

/**
 * Writes the catalogues as data beside the client's files. The Worker reads the one it needs from there:
 * as code, five languages would be a sixth of an upload that is bounded.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: "foyer:compiled-catalogues",
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const write = async (name: CatalogueName, language: InterfaceLanguage, text: unknown) => {
        const file = join(dir, catalogueHref(language, name));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(text));
      };
      for (const language of INTERFACE_LANGUAGES) {
        const texts: Record<CatalogueName, unknown> = {
          interface: compileCatalogue(messagesOf(language)),
          account: compileCatalogue(accountFormsOf(language)),
          guide: compileCatalogue(guideOf(language)),
          apart: compileCatalogue(apartOf(language)),
          dashboard: compileCatalogue(dashboardOf(language)),
        };
        for (const [name, text] of Object.entries(texts)) {
          await write(name as CatalogueName, language, text);
        }
      }
    },
  };
}
