import type { Section } from "#domain/content/document.ts";
import { type ContentLanguage, hasNewerLanguage } from "#domain/language.ts";
import type { Action } from "#domain/live/activity.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import type { PropertyField } from "#domain/property/restore-payload.ts";
import type { RestoreKind, RestorePoint, RestoreSummary } from "#domain/property/restore-point.ts";
import { logPropertyAsIs, logReplacedDocuments } from "../../db/changes.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { selectNewerDocument } from "../../db/content/documents.ts";
import { copyDocumentsToPoint, insertRestorePoint } from "../../db/content/restore-points.ts";
import { isGuardFailure, requireNone, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { readThumbnail, touchProperty, updateProperty } from "../../db/property/property-writes.ts";
import { commit, staffAuthor } from "../commit.ts";
import { readProperty } from "../property/update-property.ts";
import type { PropertyScope } from "../scope.ts";
import { newRestorePoint } from "./new-restore-point.ts";

export interface DraftReplacement {
  /** Title of the restore point. */
  readonly kind: RestoreKind;
  readonly summary?: RestoreSummary;
  /** Replace only the buttons of this language; absent: the whole draft. */
  readonly language?: ContentLanguage | undefined;
  /**
   * Replace only these sections; absent: all. The restore point leaves the others as they are when it is used,
   * so that an undo of the action does not undo later work in a section that the action did not touch.
   */
  readonly sections?: readonly Section[] | undefined;
  /** Fields of the property that change too. */
  readonly values?: Partial<Pick<ScopedProperty, PropertyField>>;
  /** Statements that write the documents, with a guard after each condition. */
  readonly statements: (db: Database) => readonly Statement[];
  readonly activity: { readonly action: Action; readonly summary?: string };
}

/**
 * Replaces a property's draft, some of its sections, or one language of its buttons, and leaves a restore point
 * of what was replaced.
 *
 * One atomic batch: the point copies the rows as they are at that moment, including a concurrent save. Guests
 * see the change after the next publication.
 *
 * Refuses with `newer_version`, and writes nothing, if a newer version wrote a document to be replaced or
 * enabled an unknown language.
 *
 * @returns `null` and writes nothing if a guard failed: one of the caller's, or the property is gone.
 */
export async function replaceDraft(
  env: Env,
  scope: PropertyScope,
  replacement: DraftReplacement,
): Promise<Verdict<RestorePoint | null>> {
  const { principal, property, now } = scope;
  const { kind, summary = {}, language, sections, values = {}, activity } = replacement;
  if (!language && hasNewerLanguage(property)) return refuse("newer_version");
  const brings = Object.keys(values) as PropertyField[];
  const holding = {
    holds: "documents" as const,
    brings,
    ...(language ? { language } : {}),
    ...(sections ? { sections: [...sections] } : {}),
  };
  const left = newRestorePoint(scope, { kind, summary, holding });
  const db = getDatabase(env, property.id);
  const newer = selectNewerDocument(db, property.id, language);
  const by = principal.displayName;
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now };
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        insertRestorePoint(db, left),
        requireOneChange(db),
        requireNone(db, newer),
        copyDocumentsToPoint(db, left, language),
        ...replacement.statements(db),
        brings.length > 0
          ? updateProperty(db, property.id, { values, at: now, by })
          : touchProperty(db, property.id, { at: now, by }),
        ...(language ? [] : [readThumbnail(db, property.id), logPropertyAsIs(db, { ...entry, by })]),
        logReplacedDocuments(db, { ...entry, by }, language, sections),
      ],
      whom: principal,
      change: null,
      activity,
    });
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return (await newer).length > 0 ? refuse("newer_version") : accept(null);
  }
  return accept(left.point);
}

/** Response to a change of a whole draft. */
export interface ReplacedDraft {
  /** The property after the change. */
  readonly property: Property;
  /** The draft before the change. */
  readonly restorePoint: RestorePoint;
}

/** Response to a replacement: its own refusal, or `not_found` if the property has been removed. */
export async function describeReplaced(
  env: Env,
  scope: PropertyScope,
  replaced: Verdict<RestorePoint | null>,
): Promise<Verdict<ReplacedDraft>> {
  if (!replaced.ok) return replaced;
  const restorePoint = replaced.value;
  const property = restorePoint && (await readProperty(env, scope));
  return restorePoint && property ? accept({ property, restorePoint }) : refuse("not_found");
}
