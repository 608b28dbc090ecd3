/**
 * Undo of clones, copies, resets and other replacements. Exposes `restoreDraft`, which applies a restore point
 * of any kind and leaves a new one, so that an undo can be undone.
 */

import { isRestorePointKey } from "#domain/account/transfer/object-keys.ts";
import { readJson } from "#domain/account/transfer/values.ts";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import { refuse, type Verdict } from "#domain/problem.ts";
import {
  type HeldDocument,
  type HeldDocuments,
  type HeldFile,
  heldDocumentsSchema,
} from "#domain/property/restore-payload.ts";
import { getDatabase } from "../../db/client.ts";
import { copyBackDocuments, type HeldSource } from "../../db/content/replaced-documents.ts";
import {
  claimRestorePoint,
  findRestorePayload,
  type RestorePointRow,
  selectNewerPointDocument,
  selectRestorePoint,
} from "../../db/content/restore-points.ts";
import { requireOneChange } from "../../db/guard.ts";
import { logEvent } from "../../log-event.ts";
import { restoreQr } from "../portal/restore-qr.ts";
import type { PropertyScope } from "../scope.ts";
import { describeReplaced, type ReplacedDraft, replaceDraft } from "./replace-draft.ts";
import { restoreButton } from "./restore-button.ts";

/**
 * Restores the content of a restore point, and leaves another one of what it replaces. A point can be used
 * once.
 *
 * Refuses with `already_restored`, `version_lost` if R2 lost its documents, `not_found` if the property or
 * something the point needs was removed, `newer_version` if a newer version wrote the point or a document to be
 * replaced, or `validation_failed` for too many buttons.
 */
export async function restoreDraft(
  env: Env,
  scope: PropertyScope,
  row: RestorePointRow,
): Promise<Verdict<ReplacedDraft>> {
  if (row.restoredAt !== null) return refuse("already_restored");
  const payload = findRestorePayload(row);
  if (!payload) return refuse("newer_version");
  switch (payload.holds) {
    case "documents": {
      // Safe to check before the batch: only an upgrade changes a point's documents, and only to this version's
      // schema.
      if ((await selectNewerPointDocument(getDatabase(env, row.propertyId), row.id)).length > 0)
        return refuse("newer_version");
      return restoreDocuments(env, scope, { payload, pointId: row.id, held: { pointId: row.id } });
    }
    case "file": {
      if (payload.schemaVersion > CONTENT_SCHEMA_VERSION) return refuse("newer_version");
      const documents = await readHeldDocuments(env, row, payload.key);
      return documents
        ? restoreDocuments(env, scope, { payload, pointId: row.id, held: { documents } })
        : refuse("version_lost");
    }
    case "button":
      return restoreButton(env, scope, { ...payload, pointId: row.id });
    case "qr":
      return restoreQr(env, scope, { code: payload.code, pointId: row.id });
  }
}

/** A point's documents from R2; `null`: lost, or the object belongs to another point. */
async function readHeldDocuments(
  env: Pick<Env, "FILES">,
  { id, propertyId }: Pick<RestorePointRow, "id" | "propertyId">,
  key: string,
): Promise<readonly HeldDocument[] | null> {
  const object = isRestorePointKey(propertyId, id, key) ? await env.FILES.get(key) : null;
  const held = object && heldDocumentsSchema.safeParse(readJson(await object.text())?.value).data;
  if (held) return held.documents;
  logEvent("held_documents_lost", { propertyId, pointId: id });
  return null;
}

interface DocumentsRestore {
  readonly pointId: string;
  readonly payload: HeldDocuments | HeldFile;
  readonly held: HeldSource;
}

async function restoreDocuments(
  env: Env,
  scope: PropertyScope,
  { pointId, payload, held }: DocumentsRestore,
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const { language, sections, brings, property: fields } = payload;
  const key = { id: pointId, propertyId: property.id };
  const db = getDatabase(env, property.id);
  const replaced = await replaceDraft(env, scope, {
    kind: "restore",
    summary: language ? { language } : {},
    language,
    sections,
    values: Object.fromEntries(brings.map((field) => [field, fields[field]])),
    statements: () => [
      claimRestorePoint(db, { ...key, holds: payload.holds }, now),
      requireOneChange(db),
      ...copyBackDocuments(db, {
        propertyId: property.id,
        held,
        language,
        sections,
        at: now,
        by: principal.displayName,
      }),
    ],
    activity: { action: "draft.restored", summary: language ?? "" },
  });
  const isLost = replaced.ok && !replaced.value;
  const [row] = isLost ? await selectRestorePoint(db, key, now) : [];
  // The nightly job has moved the point's documents to R2 since it was read: restore them from there.
  if (row?.restoredAt === null && payload.holds === "documents") return restoreDraft(env, scope, row);
  return row ? refuse("already_restored") : describeReplaced(env, scope, replaced);
}
