import { z } from "#domain/zod.ts";
import { idSchema } from "../value-schemas.ts";

/** Format version of group files. Other versions are refused. */
export const TRANSFER_FORMAT = 3;

/** D1 limits a row to 2 MB. */
const valueSchema = z.union([z.string().max(2_000_000), z.number(), z.null()]);
const rowSchema = z.record(z.string(), valueSchema);
const tableSchema = z.string().max(60);
export type TransferRow = z.infer<typeof rowSchema>;

const objectKeySchema = z.string().regex(/^(?:media|snapshots)\/[\w./-]{1,200}$/);

/**
 * One line of a group file: a table row, an R2 object, an object that is referenced but lost, or a row of a
 * property's figures or desk. Objects carry only their bytes: the importer decides the media type and renders
 * pages again.
 */
export const transferLineSchema = z.union([
  z.strictObject({ table: tableSchema, row: rowSchema }),
  z.strictObject({ object: objectKeySchema, base64: z.base64().max(24_000_000) }),
  z.strictObject({ lost: objectKeySchema }),
  z.strictObject({ figures: idSchema, table: tableSchema, rows: z.array(rowSchema).max(1_000) }),
  z.strictObject({ desk: idSchema, table: tableSchema, rows: z.array(rowSchema).max(1_000) }),
]);
export type TransferLine = z.infer<typeof transferLineSchema>;

const countSchema = z.int().min(0);

/** First line: source of the file. It has no timestamp, so that equal groups give equal files. */
export const transferHeaderSchema = z.strictObject({
  foyer: z.literal("group"),
  format: z.int(),
  /** Newest migration of the source database. */
  migration: z.string().max(200),
  company: idSchema,
  group: idSchema,
  name: z.string().max(500),
  properties: countSchema,
  users: countSchema,
});
export type TransferHeader = z.infer<typeof transferHeaderSchema>;

/** Last line: number of lines of each kind, and the SHA-256 of all lines before it. */
export const transferTrailerSchema = z.strictObject({
  end: z.record(z.string(), countSchema),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TransferTrailer = z.infer<typeof transferTrailerSchema>;

/** Kind of a line, for the counts in the file's last line. */
export function getLineKind(line: TransferLine): string {
  if ("object" in line) return "objects";
  if ("lost" in line) return "lost";
  if ("figures" in line) return "figures";
  return "desk" in line ? "desk" : line.table;
}

export const exportInputSchema = z.strictObject({
  /** Cursor from the previous page. */
  cursor: z.string().max(2_000).optional(),
});

export const exportPageSchema = z.object({
  /** Only on the first page. */
  header: transferHeaderSchema.optional(),
  lines: z.array(transferLineSchema),
  /** Absent on the last page. */
  nextCursor: z.string().optional(),
});
export type ExportPage = z.infer<typeof exportPageSchema>;

const fileSchema = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** Maximum number of keys in one import check. */
export const KEYS_PER_CHECK_MAX = 200;

/** The file's header, and some of its keys, which must not exist in this installation; by table and column. */
export const importCheckSchema = fileSchema.extend({
  header: transferHeaderSchema,
  keys: z.record(z.string(), z.array(z.string().max(500)).max(KEYS_PER_CHECK_MAX)),
});

export const importBeginSchema = fileSchema.extend({
  header: transferHeaderSchema,
  /** Number of activity entries in the file. */
  activity: countSchema,
});
export const importProgressSchema = z.object({
  /** Number of lines already imported; `null`: none, and the group does not exist in this installation. */
  done: countSchema.nullable(),
  /** When the import of this file ended, epoch milliseconds; `null`: not finished. */
  endedAt: countSchema.nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

export const importPageSchema = fileSchema.extend({
  /** Index of the first line of this batch in the file. */
  from: countSchema,
  lines: z.array(transferLineSchema).max(5_000),
});

export const importEndSchema = fileSchema.extend({
  counts: z.record(z.string(), countSchema),
});
export const importEndedSchema = z.object({
  properties: countSchema,
  /** Number of portals that are not published yet; repeating the call publishes more of them. */
  waiting: countSchema,
});
export type ImportEnded = z.infer<typeof importEndedSchema>;

/** Columns that are unique in an installation: an imported group must not have a value that exists here. */
export const UNIQUE_COLUMNS: readonly string[] = [
  ...["groups.id", "users.id", "users.email", "users.external_id"],
  ...["properties.id", "properties.slug", "properties.licence_key", "qr_codes.code", "former_addresses.slug"],
  ...["places.id", "place_codes.code"],
  ...["media.key", "planned_publications.id", "restore_points.id"],
  ...["mail_recipients.token_hash", "mail_preferences.stop_token"],
];
