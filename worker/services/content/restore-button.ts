import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import { insertAfter } from "#domain/content/insert-after.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { HeldButton } from "#domain/property/restore-payload.ts";
import { getDatabase } from "../../db/client.ts";
import { selectDocument, toButtons, writeDocument } from "../../db/content/documents.ts";
import { claimRestorePoint, selectRestorePoint } from "../../db/content/restore-points.ts";
import { requireOneChange } from "../../db/guard.ts";
import type { PropertyScope } from "../scope.ts";
import { describeReplaced, type ReplacedDraft, replaceDraft } from "./replace-draft.ts";

type ButtonRestore = HeldButton & { readonly pointId: string };

/** Retries if the buttons are saved in between; the button then goes into the saved list. */
const ATTEMPTS = 3;

/**
 * Restores a deleted button into the present buttons, behind its former predecessor; later changes stay. A
 * button that exists again is left unchanged.
 *
 * Refuses with `already_restored`, `validation_failed` (`too_many`), `newer_version`, or `stale_revision` if
 * all attempts met concurrent saves.
 */
export async function restoreButton(
  env: Env,
  scope: PropertyScope,
  restore: ButtonRestore,
): Promise<Verdict<ReplacedDraft>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await restoreOnce(env, scope, restore);
    if (!verdict.ok) return verdict;
    if (verdict.value) return accept(verdict.value);
  }
  return refuse("stale_revision");
}

/** `null`: the buttons were saved in between. */
async function restoreOnce(
  env: Env,
  scope: PropertyScope,
  { button, language, predecessors, pointId }: ButtonRestore,
): Promise<Verdict<ReplacedDraft | null>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const point = { id: pointId, propertyId: property.id };
  const key = { propertyId: property.id, section: "buttons", language } as const;
  const [[row], [stored]] = await db.batch([selectDocument(db, key), selectRestorePoint(db, point, now)]);
  if (!stored) return refuse("not_found");
  if (stored.restoredAt !== null) return refuse("already_restored");
  const { body, revision, newerVersion } = toButtons(language, row);
  if (newerVersion) return refuse("newer_version");
  const isThere = body.buttons.some(({ id }) => id === button.id);
  if (!isThere && body.buttons.length >= BUTTONS_MAX) {
    return refuse("validation_failed", { errors: [{ path: "buttons", code: "too_many" }] });
  }
  const buttons = insertAfter(body.buttons, button, predecessors);
  const write = { ...key, body: { buttons }, revision, at: now, by: principal.displayName };
  const replaced = await replaceDraft(env, scope, {
    kind: "restore",
    summary: { language, name: nameWithoutChips(button.name) },
    language,
    statements: () => [
      claimRestorePoint(db, { ...point, holds: "button" }, now),
      requireOneChange(db),
      ...(isThere ? [] : [writeDocument(db, write), requireOneChange(db)]),
    ],
    activity: { action: "button.restored", summary: language },
  });
  return replaced.ok && !replaced.value ? accept(null) : describeReplaced(env, scope, replaced);
}
