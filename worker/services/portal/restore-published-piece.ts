/**
 * Restores a single piece of a published version into the draft (T12). Exposes `restorePublishedPiece`. It merges into
 * the present draft, so that other changes stay.
 */

import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import { getEntryTitle } from "#domain/answers/entry-title.ts";
import { type Piece, restorePiece } from "#domain/content/changes/restore-piece.ts";
import type { Draft } from "#domain/content/document.ts";
import { findMediaKeys, findRefusedMedia } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { RestoreSummary } from "#domain/property/restore-point.ts";
import { utf8Length } from "#domain/text.ts";
import { getDatabase } from "../../db/client.ts";
import {
  type DocumentKey,
  type DocumentRow,
  selectDocuments,
  writeDocument,
} from "../../db/content/documents.ts";
import { selectMediaByKeys } from "../../db/content/media.ts";
import type { PublicationRow } from "../../db/content/publications.ts";
import { requireNone, requireOneChange } from "../../db/guard.ts";
import { selectAnyProperty, selectOtherRevision } from "../../db/property/properties.ts";
import { loadDraft } from "../content/load-draft.ts";
import { describeReplaced, type ReplacedDraft, replaceDraft } from "../content/replace-draft.ts";
import type { PropertyScope } from "../scope.ts";
import { readVersion } from "./read-version.ts";

export interface RestoredPiece extends ReplacedDraft {
  /** Keys of files that the piece refers to but that no longer exist. */
  readonly missingFiles: readonly string[];
}

/** Retries if the same documents are saved in between; the piece then goes into the saved state. */
const ATTEMPTS = 3;

/**
 * Restores one button, language, section, answer or own entry of a version into the draft (T12), in one batch,
 * and leaves a restore point. Other changes of the draft stay. Guests see it after the next publication.
 *
 * Refuses as `readVersion` and the domain's `restorePiece` do, with `newer_version`, `body_too_large`,
 * `validation_failed` (`invalid_media`) for a file of another property, or `stale_revision` if all attempts met
 * concurrent saves.
 */
export async function restorePublishedPiece(
  env: Env,
  scope: PropertyScope,
  { row, piece }: { readonly row: PublicationRow; readonly piece: Piece },
): Promise<Verdict<RestoredPiece>> {
  const version = await readVersion(env, row);
  if (!version.ok) return version;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await restoreOnce(env, scope, { number: row.number, version: version.value, piece });
    if (!verdict.ok) return verdict;
    if (verdict.value) return accept(verdict.value);
  }
  return refuse("stale_revision");
}

interface PieceRestore {
  readonly number: number;
  readonly version: Draft;
  readonly piece: Piece;
}

/** `null`: an affected document was saved in between. */
async function restoreOnce(
  env: Env,
  scope: PropertyScope,
  { number, version, piece }: PieceRestore,
): Promise<Verdict<RestoredPiece | null>> {
  const db = getDatabase(env, scope.property.id);
  const [rows, [found]] = await db.batch([
    selectDocuments(db, scope.property.id),
    selectAnyProperty(db, scope.property.id),
  ]);
  if (!found) return refuse("not_found");
  const { property } = found;
  const draft = loadDraft(property, rows);
  if (!draft.ok) return draft;
  const decided = restorePiece(draft.value, version, piece);
  if (!decided.ok) return decided;
  const after = decided.value;
  const keys = getKeys(property.id, draft.value, after, piece);
  const bodies = keys.map((key) => getBody(after, key));
  if (bodies.some((body) => utf8Length(JSON.stringify(body)) > DOCUMENT_BYTES_MAX))
    return refuse("body_too_large");
  const files = await decideFiles(env, { propertyId: property.id, bodies });
  if (!files.ok) return files;

  const { principal, now } = scope;
  const write = { at: now, by: principal.displayName };
  const isEnabled = after.languages.length > draft.value.languages.length;
  const languages = [...after.languages];
  const [only] = keys;
  const replaced = await replaceDraft(
    env,
    { ...scope, property },
    {
      kind: "restore",
      summary: toSummary({ version, draft: draft.value }, number, piece),
      // The restore point covers one language of buttons if only that changes, so that undoing it changes
      // nothing else.
      language: keys.length === 1 && only?.language && !isEnabled ? only.language : undefined,
      sections: [...new Set(keys.map(({ section }) => section))],
      ...(isEnabled ? { values: { languages } } : {}),
      statements: () => [
        requireNone(db, selectOtherRevision(db, property)),
        ...keys.flatMap((key, index) => [
          writeDocument(db, { ...key, ...write, body: bodies[index], revision: getRevision(rows, key) }),
          requireOneChange(db),
        ]),
      ],
      activity: { action: "piece.restored", summary: `${number} ${piece.kind}` },
    },
  );
  if (replaced.ok && !replaced.value) return accept(null);
  const answer = await describeReplaced(env, scope, replaced);
  return answer.ok ? accept({ ...answer.value, missingFiles: files.value }) : answer;
}

/** The documents that a piece changes. */
function getKeys(propertyId: string, draft: Draft, after: Draft, piece: Piece): readonly DocumentKey[] {
  if (piece.kind === "section") return [{ propertyId, section: piece.section, language: "" }];
  if (piece.kind === "answer" || piece.kind === "entry")
    return [{ propertyId, section: "answers", language: "" }];
  const changed = after.languages.filter((language) => after.buttons[language] !== draft.buttons[language]);
  return changed.map((language) => ({ propertyId, section: "buttons", language }));
}

function getBody(draft: Draft, { section, language }: DocumentKey): unknown {
  return section === "buttons" ? draft.buttons[language as ContentLanguage] : draft[section];
}

function getRevision(rows: readonly DocumentRow[], { section, language }: DocumentKey): number {
  return rows.find((row) => row.section === section && row.language === language)?.revision ?? 0;
}

/** Keys of missing files. Refuses files of another property, as saving does. */
async function decideFiles(
  env: Env,
  { propertyId, bodies }: { propertyId: string; bodies: readonly unknown[] },
): Promise<Verdict<readonly string[]>> {
  const keys = findMediaKeys(bodies);
  const known = keys.length > 0 ? await selectMediaByKeys(getDatabase(env, propertyId), keys) : [];
  const foreign = new Set(known.filter((row) => row.propertyId !== propertyId).map(({ key }) => key));
  if (foreign.size > 0) {
    return refuse("validation_failed", { errors: bodies.flatMap((body) => findRefusedMedia(body, foreign)) });
  }
  return accept(keys.filter((key) => !known.some((row) => row.key === key)));
}

function toSummary(
  { version, draft }: { readonly version: Draft; readonly draft: Draft },
  number: number,
  piece: Piece,
): RestoreSummary {
  switch (piece.kind) {
    case "section":
      return { number, section: piece.section };
    case "language":
      return { number, language: piece.language };
    case "answer":
      return { number, section: "answers", question: piece.question };
    case "entry": {
      const entry = [version, draft]
        .flatMap(({ answers }) => answers.entries)
        .find(({ id }) => id === piece.id);
      const name = entry ? getEntryTitle(entry, version.defaultLanguage) : "";
      return { number, section: "answers", name };
    }
    case "button": {
      const languages = [version.defaultLanguage, ...version.languages];
      const named = languages.flatMap(
        (language) => version.buttons[language]?.buttons.filter(({ id }) => id === piece.id) ?? [],
      );
      const { language } = piece;
      return { number, name: nameWithoutChips(named[0]?.name ?? ""), ...(language ? { language } : {}) };
    }
  }
}
