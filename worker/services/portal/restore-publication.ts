import { hasNoAnswers } from "#domain/answers/publish-answers.ts";
import { SINGLE_SECTIONS, TEMPLATE_SECTIONS } from "#domain/content/document.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPublication } from "../../db/content/publications.ts";
import { replaceDocument } from "../../db/content/replaced-documents.ts";
import { describeReplaced, type ReplacedDraft, replaceDraft } from "../content/replace-draft.ts";
import type { PropertyScope } from "../scope.ts";
import { readVersion } from "./read-version.ts";

/**
 * Makes a published version the draft again, in one batch, and leaves a restore point of the previous draft.
 * Guests see it after the next publication. A version without answers leaves the draft's alone (D113).
 *
 * Refuses with `not_found` for a number that was never published, `version_lost` if its snapshot is gone or
 * unreadable, or `newer_version` if a newer version published it or wrote a document of the draft.
 */
export async function restorePublication(
  env: Env,
  scope: PropertyScope,
  number: number,
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const [row] = await selectPublication(db, property.id, number);
  if (!row) return refuse("not_found");
  const version = await readVersion(env, row);
  if (!version.ok) return version;
  const draft = version.value;
  const { name, languages, defaultLanguage } = draft;
  const sections = hasNoAnswers(draft.answers) ? TEMPLATE_SECTIONS : SINGLE_SECTIONS;
  const write = { propertyId: property.id, at: now, by: principal.displayName };
  const replaced = await replaceDraft(env, scope, {
    kind: "restore",
    summary: { number },
    sections: [...sections, "buttons"],
    values: { name, languages: [...languages], defaultLanguage },
    statements: () => [
      ...sections.map((section) =>
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
  return describeReplaced(env, scope, replaced);
}
