import type { Draft, Section } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { isNewerContent, readContent } from "#domain/content/versions.ts";
import { getKnownLanguages, hasNewerLanguage } from "#domain/language.ts";
import { automaticTextsSchema } from "#domain/translation/automatic-texts-schema.ts";
import { z } from "#domain/zod.ts";

/** Format of a snapshot in R2: the published draft and the schema version of its documents. */
const snapshotSchema = z.object({
  version: z.int(),
  draft: z.object({
    name: z.string(),
    languages: z.array(z.string()).min(1),
    defaultLanguage: z.string(),
    homepage: z.unknown(),
    theme: z.unknown(),
    social: z.unknown(),
    qr: z.unknown(),
    // Version 1 had none.
    answers: z.unknown().default(TEMPLATE.answers),
    buttons: z.record(z.string(), z.unknown()),
    automatic: automaticTextsSchema.optional(),
  }),
});

const versionSchema = z.object({ version: z.int() });

/** A draft upgraded to the current schema, or `newer`: written by a newer version. */
export type ParsedSnapshot =
  | { readonly kind: "draft"; readonly draft: Draft; readonly bytes: number }
  | { readonly kind: "newer" };

/** Parses a snapshot; `bytes` is its size. Throws on content that was never valid in its own version. */
export function parseSnapshot(text: string, bytes: number): ParsedSnapshot {
  const stored: unknown = JSON.parse(text);
  // The version first: nothing else is known about a newer format.
  if (isNewerContent(versionSchema.parse(stored).version)) return { kind: "newer" };
  const { version, draft } = snapshotSchema.parse(stored);
  if (hasNewerLanguage(draft)) return { kind: "newer" };
  const today = <Name extends Section>(section: Name, body: unknown) =>
    readContent(section, { schemaVersion: version, body });
  const { languages, defaultLanguage } = getKnownLanguages(draft);
  const readButtons = (language: string) => today("buttons", draft.buttons[language] ?? { buttons: [] });
  return {
    kind: "draft",
    bytes,
    draft: {
      name: draft.name,
      languages,
      defaultLanguage,
      homepage: today("homepage", draft.homepage),
      theme: today("theme", draft.theme),
      social: today("social", draft.social),
      qr: today("qr", draft.qr),
      answers: today("answers", draft.answers),
      buttons: Object.fromEntries(languages.map((language) => [language, readButtons(language)])),
      ...(draft.automatic ? { automatic: draft.automatic } : {}),
    },
  };
}
