import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import type { Action } from "#domain/live/activity.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { TranslationSettings } from "#domain/translation/translation-settings.ts";
import { getDatabase } from "../../db/client.ts";
import { setTranslationSettings } from "../../db/content/translations.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { TRANSLATIONS_CHANGED } from "./continue-run.ts";
import { getTranslationSettings } from "./translation-settings.ts";

/**
 * Sets whether an engine drafts translations (D100), and which languages are automatic (L5); absent ones stay.
 * Guests see the difference with the next publication. Refuses with `language_not_enabled`.
 */
export async function setSettings(
  env: Env,
  scope: PropertyScope,
  settings: TranslationSettings,
): Promise<Verdict<Required<TranslationSettings>>> {
  const { principal, property } = scope;
  const { usesTranslator, automatic } = settings;
  const { languages, defaultLanguage } = getKnownLanguages(property);
  const isOther = (language: ContentLanguage) => languages.includes(language) && language !== defaultLanguage;
  if (automatic && !automatic.every(isOther)) return refuse("language_not_enabled");
  const db = getDatabase(env, property.id);
  const set = (changed: Parameters<typeof setTranslationSettings>[2], action: Action, summary: string) =>
    commit(env, staffAuthor(scope), {
      statements: [setTranslationSettings(db, property.id, changed)],
      whom: principal,
      change: TRANSLATIONS_CHANGED,
      activity: { action, summary },
    });
  if (usesTranslator !== undefined && usesTranslator !== property.usesTranslator) {
    await set({ usesTranslator }, "translator.set", usesTranslator ? "on" : "off");
  }
  if (automatic) {
    await set({ automaticLanguages: automatic }, "automatic-languages.set", automatic.join(" "));
  }
  return accept(
    getTranslationSettings({
      ...property,
      usesTranslator: usesTranslator ?? property.usesTranslator,
      automaticLanguages: automatic ?? property.automaticLanguages,
    }),
  );
}
