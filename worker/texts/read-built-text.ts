import type { Compiled } from "#app/messages/compiled/compile.ts";
import { type CatalogueName, catalogueHref } from "#app/messages/compiled/href.ts";
import { reviveCatalogue } from "#app/messages/compiled/revive.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

export type BuiltTexts = Pick<Env, "ASSETS">;

/**
 * Texts that the build put beside the client's files, as data: the upload is bounded, and few requests ask for them.
 * Throws if the build has none of that name. There are none while developing.
 */
export async function readBuiltText<Text>(
  { ASSETS }: BuiltTexts,
  name: CatalogueName,
  language: InterfaceLanguage,
): Promise<Text> {
  const path = catalogueHref(language, name);
  const response = await ASSETS.fetch(new URL(path, "https://texts.invalid"));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return await response.json();
}

/** As `readBuiltText`, of texts that take values. */
export async function readBuiltCatalogue<Catalogue>(
  texts: BuiltTexts,
  name: CatalogueName,
  language: InterfaceLanguage,
): Promise<Catalogue> {
  return reviveCatalogue(await readBuiltText<Compiled>(texts, name, language), language);
}
