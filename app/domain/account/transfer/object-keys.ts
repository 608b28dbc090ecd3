import { MEDIA_KEY_PATTERN } from "../../content/media-reference.ts";
import { ID_PATTERN } from "../../id.ts";

/*
 * R2 keys that a group file may contain: below one property's prefix, or an upload by content hash. Pages are
 * excluded: the target renders them again.
 */

const SNAPSHOT = /^snapshots\/([a-z2-7]{24})\/(?:\d{1,10}|planned)-[a-z2-7]{24}\.json$/;
const POINT = /^snapshots\/([a-z2-7]{24})\/point-([a-z2-7]{24})\.json$/;
const UNREADABLE = /^snapshots\/([a-z2-7]{24})\/unreadable-[\w-]{1,40}-[0-9a-f]{16}\.json$/;

/** Parsed R2 key of a group file. */
export type ObjectName =
  /** A draft as published or planned. */
  | { readonly kind: "snapshot"; readonly propertyId: string }
  /** The documents of a restore point. */
  | { readonly kind: "point"; readonly propertyId: string; readonly pointId: string }
  /** A stored body that cannot be read; kept for inspection, never served. */
  | { readonly kind: "unreadable"; readonly propertyId: string }
  | { readonly kind: "upload"; readonly key: string };

/** Parses a key; `null` if a file may not contain it. */
export function readObjectKey(key: string): ObjectName | null {
  const [folder, name = ""] = key.split(/\/(.*)/s);
  if (folder === "media" && MEDIA_KEY_PATTERN.test(name)) return { kind: "upload", key: name };
  const [, pointProperty, pointId] = POINT.exec(key) ?? [];
  if (pointProperty !== undefined && pointId !== undefined) {
    return { kind: "point", propertyId: pointProperty, pointId };
  }
  for (const [kind, pattern] of [
    ["snapshot", SNAPSHOT],
    ["unreadable", UNREADABLE],
  ] as const) {
    const propertyId = pattern.exec(key)?.[1];
    if (propertyId !== undefined && ID_PATTERN.test(propertyId)) return { kind, propertyId };
  }
  return null;
}

/** Whether a key is a snapshot of this property. */
export function isSnapshotKey(propertyId: string, key: string): boolean {
  const named = readObjectKey(key);
  return named?.kind === "snapshot" && named.propertyId === propertyId;
}

/** Whether a key holds the documents of this restore point and property. */
export function isRestorePointKey(propertyId: string, pointId: string, key: string): boolean {
  const named = readObjectKey(key);
  return named?.kind === "point" && named.propertyId === propertyId && named.pointId === pointId;
}
