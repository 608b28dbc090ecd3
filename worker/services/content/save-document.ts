import type { DocumentContent, Section, SectionContent, StoredDocument } from "#domain/content/document.ts";
import { findMediaKeys, findRefusedMedia } from "#domain/content/media-reference.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { utf8Length } from "#domain/text.ts";
import { getDatabase } from "../../db/client.ts";
import { selectDocument, toDocument, writeBody } from "../../db/content/documents.ts";
import { requireOwnMedia, selectForeignKeys } from "../../db/content/media.ts";
import { insertRestorePoint, type NewRestorePoint } from "../../db/content/restore-points.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { touchProperty } from "../../db/property/property-writes.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

export interface DocumentSave<Name extends Section> {
  /** Already validated by the section's schema. */
  readonly content: DocumentContent<Name>;
  /** The revision that the change is based on; 0: never saved. */
  readonly revision: number;
  /** A restore point to insert. */
  readonly leaves?: NewRestorePoint;
}

/**
 * Saves one document of the draft if its revision is still the given one (compare-and-swap).
 *
 * Document, change log, activity and the property's "last updated" are one atomic batch.
 *
 * Refuses with `stale_revision` or, where a newer version wrote it, `newer_version`, each carrying the current
 * document; with `body_too_large`; or with `validation_failed` (`invalid_media`) for a newly used file of
 * another property.
 */
export async function saveDocument<Name extends Section>(
  env: Env,
  scope: PropertyScope,
  save: DocumentSave<Name>,
): Promise<Verdict<StoredDocument<Name>>> {
  const { principal, property, now } = scope;
  const { section, language, body } = save.content;
  const written = JSON.stringify(body);
  if (utf8Length(written) > DOCUMENT_BYTES_MAX) return refuse("body_too_large");
  const db = getDatabase(env, property.id);
  const key = { propertyId: property.id, section, language };
  const by = principal.displayName;
  const revision = save.revision + 1;
  const thumbnail = findThumbnail(save.content);
  const media = findMediaKeys(body);
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        touchProperty(db, property.id, { at: now, by, thumbnail }),
        // The guard must precede the write, because it compares the media with those of the stored document.
        ...(media.length > 0 ? [requireOwnMedia(db, key, media)] : []),
        writeBody(db, { ...key, body: written, revision: save.revision, at: now, by }),
        requireOneChange(db),
        ...(save.leaves ? [insertRestorePoint(db, save.leaves)] : []),
      ],
      whom: principal,
      change: { kind: "document.saved", payload: { section, language, revision, by } },
      activity: { action: `${section}.saved`, summary: language },
    });
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    const [[row], foreign] = await db.batch([
      selectDocument(db, key),
      selectForeignKeys(db, property.id, media),
    ]);
    const current = toDocument(key, row);
    if (current.newerVersion) return refuse("newer_version", { current });
    if (current.revision !== save.revision) return refuse("stale_revision", { current });
    const kept = new Set(findMediaKeys(current.body));
    const refused = new Set(foreign.map((file) => file.key).filter((file) => !kept.has(file)));
    return refuse("validation_failed", { errors: findRefusedMedia(body, refused) });
  }
  return accept({ section, language, body, revision, updatedAt: new Date(now).toISOString(), updatedBy: by });
}

/** The picture of the property in lists; `undefined`: this document does not affect it. */
function findThumbnail(content: SectionContent<Section>): string | null | undefined {
  if (!isHomepage(content)) return undefined;
  const { backgroundPortrait, backgroundLandscape, logo } = content.body;
  return (backgroundPortrait ?? backgroundLandscape ?? logo)?.key ?? null;
}

function isHomepage(content: SectionContent<Section>): content is SectionContent<"homepage"> {
  return content.section === "homepage";
}
