import type { StoredDocument } from "#domain/content/document.ts";
import { type ButtonCopy, copyButtons } from "#domain/content/translation/copy-buttons.ts";
import { withoutHours } from "#domain/content/translation/translation.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { utf8Length } from "#domain/text.ts";
import { getDatabase } from "../../db/client.ts";
import { selectDocument, toButtons, writeDocument } from "../../db/content/documents.ts";
import { requireOneChange } from "../../db/guard.ts";
import type { PropertyScope } from "../scope.ts";
import { replaceDraft } from "./replace-draft.ts";

export interface CopiedLanguage {
  readonly document: StoredDocument<"buttons">;
  /** Number of buttons that were created or changed. */
  readonly copied: number;
  readonly restorePoint: RestorePoint;
}

/** Retries if the destination is saved during the copy; the copy is then made from the saved state. */
const ATTEMPTS = 3;

/**
 * Copies the buttons of one language to another (S16, S200), and leaves a restore point of the destination.
 *
 * Refuses with `same_language`, `language_not_enabled`, `validation_failed` for too many buttons,
 * `body_too_large`, `newer_version`, or `stale_revision` if all attempts met concurrent saves.
 */
export async function copyLanguage(
  env: Env,
  scope: PropertyScope,
  copy: ButtonCopy,
): Promise<Verdict<CopiedLanguage>> {
  const { from, to } = copy;
  const { languages } = scope.property;
  if (from === to) return refuse("same_language");
  if (!languages.includes(from) || !languages.includes(to)) return refuse("language_not_enabled");
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await copyOnce(env, scope, copy);
    if (!verdict.ok) return verdict;
    if (verdict.value) return accept(verdict.value);
  }
  return refuse("stale_revision");
}

/** Copies the present buttons. `null`: the destination was saved in between. */
async function copyOnce(
  env: Env,
  scope: PropertyScope,
  { from, to, mode }: ButtonCopy,
): Promise<Verdict<CopiedLanguage | null>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const toKey = (language: ContentLanguage) =>
    ({ propertyId: property.id, section: "buttons", language }) as const;
  const [[source], [destination]] = await db.batch([
    selectDocument(db, toKey(from)),
    selectDocument(db, toKey(to)),
  ]);
  const before = toButtons(to, destination);
  const original = toButtons(from, source);
  if (original.newerVersion || before.newerVersion) return refuse("newer_version");
  const { buttons } = original.body;
  const taken = from === property.defaultLanguage ? buttons.map(withoutHours) : buttons;
  const decided = copyButtons({ buttons: taken }, before.body, mode);
  if (!decided.ok) return decided;
  const { body, copied } = decided.value;
  if (utf8Length(JSON.stringify(body)) > DOCUMENT_BYTES_MAX) return refuse("body_too_large");

  const by = principal.displayName;
  const replaced = await replaceDraft(env, scope, {
    kind: "copy",
    summary: { language: to },
    language: to,
    statements: () => [
      writeDocument(db, { ...toKey(to), body, revision: before.revision, at: now, by }),
      requireOneChange(db),
    ],
    activity: { action: "buttons.copied", summary: `${from} ${to}` },
  });
  if (!replaced.ok) return replaced;
  const restorePoint = replaced.value;
  if (!restorePoint) return accept(null);
  const updatedAt = new Date(now).toISOString();
  const document = { ...before, body, revision: before.revision + 1, updatedAt, updatedBy: by };
  return accept({ document, copied, restorePoint });
}
