import type { Section } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { getDatabase } from "../../db/client.ts";
import {
  deleteUnreadable,
  type OutdatedDocument,
  type OutdatedHeld,
} from "../../db/content/outdated-documents.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { logEvent } from "../../log-event.ts";
import { sha256Hex, unreadableObjectKey } from "../../media/files.ts";
import { commit, operationsAuthor } from "../commit.ts";

interface Unreadable {
  readonly principal: Pick<Principal, "groupId" | "companyId">;
  readonly row: OutdatedDocument | OutdatedHeld;
  readonly cause: unknown;
  readonly now: EpochMs;
}

/**
 * Quarantines a stored document that fails validation: the template replaces it, or the restore point loses it.
 * Its bytes are first stored beside the property's snapshots, under their hash, so that a repetition changes
 * nothing. The activity list has an entry, and the log has the key for support.
 *
 * Does nothing if the document has been saved since it was read.
 */
export async function quarantineDocument(
  env: Env,
  { principal, row, cause, now }: Unreadable,
): Promise<void> {
  const { propertyId, section, language, body } = row;
  const bytes = new TextEncoder().encode(body);
  const key = unreadableObjectKey(propertyId, `${section}${language}`, sha256Hex(bytes));
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: "application/json" } });
  const db = getDatabase(env, principal.groupId);
  const change = {
    kind: "document.saved",
    payload: { section: section as Section, language: language as ContentLanguage, revision: 0, by: null },
  } as const;
  try {
    await commit(env, operationsAuthor(principal.groupId, propertyId, now), {
      statements: [deleteUnreadable(db, row), requireOneChange(db)],
      whom: principal,
      change: "pointId" in row ? null : change,
      activity: { action: "content.set-aside", summary: `${section} ${language}`.trim() },
    });
  } catch (error) {
    if (isGuardFailure(error)) return;
    throw error;
  }
  logEvent("document_set_aside", { key, propertyId, section, language, error: cause });
}
