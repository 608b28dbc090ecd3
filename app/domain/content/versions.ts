import { CONTENT_SCHEMA_VERSION, type Section, type SectionBodies } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { readNewerContent } from "./newer-content.ts";

/** A stored body with its schema version. */
export interface VersionedBody {
  readonly schemaVersion: number;
  readonly body: unknown;
}

/** Migrations from stored content to today's version. */
export interface ContentVersions {
  readonly newest: number;
  /**
   * Migrations by source version and section; a section without one did not change. Each is pure and leaves a
   * body of the next version unchanged. Never edit a released migration: it has its own lists and limits and
   * uses none of today's.
   */
  readonly steps: Readonly<Record<number, Readonly<Partial<Record<Section, (body: unknown) => unknown>>>>>;
}

export const CONTENT_VERSIONS: ContentVersions = { newest: CONTENT_SCHEMA_VERSION, steps: { 1: {} } };

/**
 * A stored body of any version, migrated to today's schema.
 *
 * Throws for a future version, and for a body that never satisfied its own version.
 */
export function readContent<Name extends Section>(
  section: Name,
  stored: VersionedBody,
  versions = CONTENT_VERSIONS,
): SectionBodies[Name] {
  return SECTION_SCHEMAS[section].parse(migrateContent(section, stored, versions));
}

/** Whether a newer version wrote content with this schema version. */
export function isNewerContent(schemaVersion: number): boolean {
  return schemaVersion > CONTENT_SCHEMA_VERSION;
}

/**
 * Reads a stored body for display. Today's version: unchanged, because it was checked when stored. Newer: the
 * readable part. Older: as `readContent`.
 */
export function readViewableBody<Name extends Section>(
  section: Name,
  { schemaVersion, body }: VersionedBody,
): SectionBodies[Name] {
  if (schemaVersion === CONTENT_SCHEMA_VERSION) return body as SectionBodies[Name];
  return isNewerContent(schemaVersion)
    ? readNewerContent(section, body)
    : readContent(section, { schemaVersion, body });
}

/** Migrates a body to the newest version, without validating the result. */
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
