import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";

/** The form of a file that carries a group. Another one is refused. */
export const TRANSFER_FORMAT = 3;

/** D1 stores two megabytes a row. */
const valueSchema = z.union([z.string().max(2_000_000), z.number(), z.null()]);
const rowSchema = z.record(z.string(), valueSchema);
const tableSchema = z.string().max(60);
export type TransferRow = z.infer<typeof rowSchema>;

const objectKeySchema = z.string().regex(/^(?:media|snapshots)\/[\w./-]{1,200}$/);

/**
 * A row of a table, an object of R2, one that a row names and R2 has lost, or rows of a property's figures or of what
 * its guests left. Of an object its bytes alone: its media type is decided where it is stored, and guests' pages are
 * rendered there.
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

/** The first line: what the file is of. It names no moment, so that equal groups have equal files. */
export const transferHeaderSchema = z.strictObject({
  foyer: z.literal("group"),
  format: z.int(),
  /** The newest migration of the database that the rows are of. */
  migration: z.string().max(200),
  company: idSchema,
  group: idSchema,
  name: z.string().max(500),
  properties: countSchema,
  users: countSchema,
});
export type TransferHeader = z.infer<typeof transferHeaderSchema>;

/** The last line: how many lines of each kind there are, and the SHA-256 of all lines before it. */
export const transferTrailerSchema = z.strictObject({
  end: z.record(z.string(), countSchema),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TransferTrailer = z.infer<typeof transferTrailerSchema>;

/** What a line is counted as. */
export function kindOfLine(line: TransferLine): string {
  if ("object" in line) return "objects";
  if ("lost" in line) return "lost";
  if ("figures" in line) return "figures";
  return "desk" in line ? "desk" : line.table;
}

export const exportInputSchema = z.strictObject({
  /** Where the page before ended. */
  cursor: z.string().max(2_000).optional(),
});

export const exportPageSchema = z.object({
  /** Of the first page alone. */
  header: transferHeaderSchema.optional(),
  lines: z.array(transferLineSchema),
  /** Absent on the last page. */
  nextCursor: z.string().optional(),
});
export type ExportPage = z.infer<typeof exportPageSchema>;

const fileSchema = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** So many values are asked about at once. */
export const KEYS_A_CHECK_MAX = 200;

/** What a file says of itself, and a part of what must not be in use here, by table and column. */
export const importCheckSchema = fileSchema.extend({
  header: transferHeaderSchema,
  keys: z.record(z.string(), z.array(z.string().max(500)).max(KEYS_A_CHECK_MAX)),
});

export const importBeginSchema = fileSchema.extend({
  header: transferHeaderSchema,
  /** How many entries of the activity list come. */
  activity: countSchema,
});
export const importProgressSchema = z.object({
  /** How many lines are stored; null: none, and nothing of the group is here. */
  done: countSchema.nullable(),
  /** When this file's import ended here, epoch milliseconds; null: it has not. */
  endedAt: countSchema.nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

export const importPageSchema = fileSchema.extend({
  /** The place of the first of these lines among all. */
  from: countSchema,
  lines: z.array(transferLineSchema).max(5_000),
});

export const importEndSchema = fileSchema.extend({
  counts: z.record(z.string(), countSchema),
});
export const importEndedSchema = z.object({
  properties: countSchema,
  /** How many portals do not yet show what they should: the same call again brings more of them on the air. */
  waiting: countSchema,
});
export type ImportEnded = z.infer<typeof importEndedSchema>;

/** What one row alone may have in an installation, and so must not be in use where a group is to be brought. */
export const UNIQUE_COLUMNS: readonly string[] = [
  ...["groups.id", "users.id", "users.email", "users.external_id"],
  ...["properties.id", "properties.slug", "properties.licence_key", "qr_codes.code", "former_addresses.slug"],
  ...["places.id", "place_codes.code"],
  ...["media.key", "planned_publications.id", "restore_points.id"],
  ...["mail_recipients.token_hash", "mail_preferences.stop_token"],
];
