import { z } from "zod";
import type { Section } from "#domain/content/document.ts";
import { isNewerContent, readContent } from "#domain/content/versions.ts";
import { knownLanguagesOf, namesNewerLanguage } from "#domain/language.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import { openDatabase } from "../../db/client.ts";
import { replaceDocument } from "../../db/content/documents.ts";
import { selectPublication } from "../../db/content/publications.ts";
import { answerReplaced, type ReplacedDraft, replaceDraft } from "../content/replace-draft.ts";
import type { PropertyScope } from "../scope.ts";
import { snapshotSchema } from "./publish-portal.ts";

const draftSchema = z.object({
  name: z.string(),
  languages: z.array(z.string()).min(1),
  defaultLanguage: z.string(),
  homepage: z.unknown(),
  theme: z.unknown(),
  social: z.unknown(),
  qr: z.unknown(),
  buttons: z.record(z.string(), z.unknown()),
});

const versionSchema = z.object({ version: z.int() });

/**
 * Makes a published version the draft again, whole, in one batch, and leaves a restore point of the draft
 * before. Guests see it once it is published.
 *
 * Refuses with `not_found` for a number that was never published, `version_lost` where its snapshot is gone, or
 * `newer_version` when a newer version published it or wrote a document of the draft.
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
  if (!object) {
    console.error(JSON.stringify({ event: "snapshot_missing", propertyId: property.id, number }));
    return refuse("version_lost");
  }
  const stored: unknown = await object.json();
  // First the version alone: what else a newer one keeps is not known.
  if (isNewerContent(versionSchema.parse(stored).version)) return refuse("newer_version");
  const snapshot = snapshotSchema.parse(stored);
  const draft = draftSchema.parse(snapshot.draft);
  if (namesNewerLanguage(draft)) return refuse("newer_version");
  const today = (section: Section, body: unknown) =>
    readContent(section, { schemaVersion: snapshot.version, body });

  const { name } = draft;
  const { languages, defaultLanguage } = knownLanguagesOf(draft);
  const write = { propertyId: property.id, at: now, by: principal.displayName };
  const replaced = await replaceDraft(env, scope, {
    kind: "restore",
    summary: { number },
    values: { name, languages, defaultLanguage },
    statements: () => [
      ...(["homepage", "theme", "social", "qr"] as const).map((section) =>
        replaceDocument(db, { ...write, section, language: "", body: today(section, draft[section]) }),
      ),
      ...languages.map((language) =>
        replaceDocument(db, {
          ...write,
          section: "buttons",
          language,
          body: today("buttons", draft.buttons[language] ?? { buttons: [] }),
        }),
      ),
    ],
    activity: { action: "portal.restored", summary: String(number) },
  });
  return answerReplaced(env, scope, replaced);
}
