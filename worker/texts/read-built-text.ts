import type { Compiled } from "#app/messages/compiled/compile.ts";
import { type CatalogueName, catalogueHref } from "#app/messages/compiled/href.ts";
import { reviveCatalogue } from "#app/messages/compiled/revive.ts";
import type { ContentLanguage, InterfaceLanguage } from "#domain/language.ts";
import { type BuiltFiles, readBuiltFile } from "../read-built-file.ts";

/** Texts that the build wrote as data. */
export async function readBuiltText<Text>(
  files: BuiltFiles,
  name: CatalogueName,
  language: ContentLanguage,
): Promise<Text> {
  return await (await readBuiltFile(files, catalogueHref(language, name))).json();
}

/** As `readBuiltText`, of texts that take values. */
export async function readBuiltCatalogue<Catalogue>(
  files: BuiltFiles,
  name: CatalogueName,
  language: InterfaceLanguage,
): Promise<Catalogue> {
  return reviveCatalogue(await readBuiltText<Compiled>(files, name, language), language);
}
