import { z } from "#domain/zod.ts";

const sizeSchema = z.object({ count: z.int(), bytes: z.int() });
export type Size = z.infer<typeof sizeSchema>;

/** A group's database size: rows per table and bytes of their values, without indexes. */
export const groupTablesSchema = z.object({ tables: z.array(sizeSchema.extend({ table: z.string() })) });
export type GroupTables = z.infer<typeof groupTablesSchema>;

/** Sizes of a group's stored files and objects, one page of the listing. */
export const groupFilesSchema = z.object({
  /** Published versions: snapshots and pages. */
  publications: sizeSchema,
  /** Guest messages and figures in the properties' Durable Objects. */
  objects: sizeSchema,
  /** Uploads, including all widths. */
  uploads: sizeSchema,
  nextCursor: z.string().optional(),
});
export type GroupFiles = z.infer<typeof groupFilesSchema>;
