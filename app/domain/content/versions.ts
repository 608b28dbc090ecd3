import { CONTENT_SCHEMA_VERSION, type Section, type SectionBodies } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { showableContent } from "./newer-content.ts";

/** A stored body and the schema version that it was written under. */
export interface VersionedBody {
  readonly schemaVersion: number;
  readonly body: unknown;
}

/** How stored content becomes today's. */
export interface ContentVersions {
  readonly newest: number;
  /**
   * By the version that a body comes from, what makes the next one of it; without a step a section did not change. Each
   * is pure and leaves a body that satisfies the next version as it is. Once released a step is never edited: it has
   * its own lists and limits, and reads none of today's.
   */
  readonly steps: Readonly<Record<number, Readonly<Partial<Record<Section, (body: unknown) => unknown>>>>>;
}

export const CONTENT_VERSIONS: ContentVersions = { newest: CONTENT_SCHEMA_VERSION, steps: {} };

/**
 * A stored body as its section's schema has it today, whichever version it was written under.
 *
 * Throws on a version of the future, and on a body that never satisfied its own version.
 */
export function readContent<Name extends Section>(
  section: Name,
  stored: VersionedBody,
  versions = CONTENT_VERSIONS,
): SectionBodies[Name] {
  return SECTION_SCHEMAS[section].parse(migrateContent(section, stored, versions));
}

/** Whether a newer version wrote what is stored under this schema version. */
export function isNewerContent(schemaVersion: number): boolean {
  return schemaVersion > CONTENT_SCHEMA_VERSION;
}

/**
 * A stored body for looking. Of today's version it is as it is: it was checked when it was stored. Of a newer one it is
 * what can be shown of it, and otherwise as `readContent` has it.
 */
export function viewContent<Name extends Section>(
  section: Name,
  { schemaVersion, body }: VersionedBody,
): SectionBodies[Name] {
  if (schemaVersion === CONTENT_SCHEMA_VERSION) return body as SectionBodies[Name];
  return isNewerContent(schemaVersion)
    ? showableContent(section, body)
    : readContent(section, { schemaVersion, body });
}

/** The body under the newest version, not yet checked against its schema. */
function migrateContent(
  section: Section,
  { schemaVersion, body }: VersionedBody,
  { newest, steps }: ContentVersions,
): unknown {
  if (!Number.isInteger(schemaVersion) || schemaVersion < 1 || schemaVersion > newest) {
    throw new Error(`No content schema has the version ${schemaVersion}.`);
  }
  let migrated = body;
  for (let version = schemaVersion; version < newest; version += 1) {
    migrated = steps[version]?.[section]?.(migrated) ?? migrated;
  }
  return migrated;
}
