import { refuse, type Verdict } from "#domain/problem.ts";
import type { HeldDocuments } from "#domain/property/restore-payload.ts";
import { openDatabase } from "../../db/client.ts";
import { copyBackDocuments } from "../../db/content/documents.ts";
import {
  claimRestorePoint,
  payloadOfRow,
  type RestorePointRow,
  selectNewerHeld,
  selectRestorePoint,
} from "../../db/content/restore-points.ts";
import { requireOneChange } from "../../db/guard.ts";
import { restoreQr } from "../portal/restore-qr.ts";
import type { PropertyScope } from "../scope.ts";
import { answerReplaced, type ReplacedDraft, replaceDraft } from "./replace-draft.ts";
import { restoreButton } from "./restore-button.ts";

/**
 * Brings back what a restore point holds, and leaves one of what was there before. A point is good for once.
 *
 * Refuses with `already_restored`, `not_found` when the property or what belongs to the point was removed,
 * `newer_version` when a newer version wrote the point or what it would replace, or `validation_failed` when a
 * button would be one too many.
 */
export async function restoreDraft(
  env: Env,
  scope: PropertyScope,
  row: RestorePointRow,
): Promise<Verdict<ReplacedDraft>> {
  if (row.restoredAt !== null) return refuse("already_restored");
  const payload = payloadOfRow(row);
  if (!payload) return refuse("newer_version");
  switch (payload.holds) {
    case "documents":
      return restoreDocuments(env, scope, { ...payload, pointId: row.id });
    case "button":
      return restoreButton(env, scope, { ...payload, pointId: row.id });
    case "qr":
      return restoreQr(env, scope, { code: payload.code, pointId: row.id });
  }
}

async function restoreDocuments(
  env: Env,
  scope: PropertyScope,
  { pointId, language, brings, property: fields }: HeldDocuments & { readonly pointId: string },
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const key = { id: pointId, propertyId: property.id };
  const db = openDatabase(env.DB);
  // Nothing but an upgrade ever changes what a point holds, and that only to this version's form.
  if ((await selectNewerHeld(db, pointId)).length > 0) return refuse("newer_version");
  const replaced = await replaceDraft(env, scope, {
    kind: "restore",
    summary: language ? { language } : {},
    language,
    values: Object.fromEntries(brings.map((field) => [field, fields[field]])),
    statements: () => [
      claimRestorePoint(db, key, now),
      requireOneChange(db),
      ...copyBackDocuments(db, {
        propertyId: property.id,
        pointId,
        language,
        at: now,
        by: principal.displayName,
      }),
    ],
    activity: { action: "draft.restored", summary: language ?? "" },
  });
  const isLost = replaced.ok && !replaced.value;
  if (isLost && (await selectRestorePoint(db, key, now)).length > 0) return refuse("already_restored");
  return answerReplaced(env, scope, replaced);
}
