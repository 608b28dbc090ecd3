import { z } from "zod";
import { buttonsSchema } from "#domain/content/button.ts";
import { homepageSchema } from "#domain/content/homepage.ts";
import { qrSchema } from "#domain/content/qr.ts";
import { socialSchema } from "#domain/content/social.ts";
import { themeSchema } from "#domain/content/theme.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import { contentLanguageSchema } from "#domain/property.ts";
import { openDatabase } from "../db/client.ts";
import { replaceDocument } from "../db/documents.ts";
import { selectPublication } from "../db/publications.ts";
import { snapshotSchema } from "./publish-portal.ts";
import { answerReplaced, type ReplacedDraft, replaceDraft } from "./replace-draft.ts";
import type { PropertyScope } from "./scope.ts";

const draftSchema = z.object({
  name: z.string(),
  languages: z.array(contentLanguageSchema).min(1),
  defaultLanguage: contentLanguageSchema,
  homepage: homepageSchema,
  theme: themeSchema,
  social: socialSchema,
  qr: qrSchema,
  buttons: z.partialRecord(contentLanguageSchema, buttonsSchema),
});

/**
 * Makes a published version the draft again, whole, in one batch, and leaves a restore point of the draft
 * before. Guests see it once it is published.
 *
 * Refuses with `not_found` for a number that was never published.
 */
export async function restorePublication(
  env: Env,
  scope: PropertyScope,
  number: number,
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const db = openDatabase(env.DB);
  const [row] = await selectPublication(db, property.id, number);
  if (!row) return refuse("not_found");
  const object = await env.FILES.get(row.snapshotKey);
  if (!object) throw new Error(`Publication ${number} of ${property.id} has no snapshot.`);
  const draft = draftSchema.parse(snapshotSchema.parse(await object.json()).draft);

  const { name, languages, defaultLanguage } = draft;
  const write = { propertyId: property.id, at: now, by: principal.displayName };
  const restorePoint = await replaceDraft(env, scope, {
    kind: "restore",
    summary: { number },
    values: { name, languages, defaultLanguage },
    statements: () => [
      ...(["homepage", "theme", "social", "qr"] as const).map((section) =>
        replaceDocument(db, { ...write, section, language: "", body: draft[section] }),
      ),
      ...languages.map((language) =>
        replaceDocument(db, {
          ...write,
          section: "buttons",
          language,
          body: draft.buttons[language] ?? { buttons: [] },
        }),
      ),
    ],
    activity: { action: "portal.restored", summary: String(number) },
  });
  return answerReplaced(env, scope, restorePoint);
}
