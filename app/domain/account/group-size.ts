import { z } from "#domain/zod.ts";

const sizeSchema = z.object({ count: z.int(), bytes: z.int() });
export type Size = z.infer<typeof sizeSchema>;

/** What a group takes of the database: its rows by table, in bytes of their values, without indexes. */
export const groupTablesSchema = z.object({ tables: z.array(sizeSchema.extend({ table: z.string() })) });
export type GroupTables = z.infer<typeof groupTablesSchema>;

/** What a page of a group's files and objects takes. */
export const groupFilesSchema = z.object({
  /** Published versions: snapshots and pages. */
  publications: sizeSchema,
  /** Messages and figures of its guests, in the objects of its properties. */
  objects: sizeSchema,
  /** Uploads with all their widths. */
  uploads: sizeSchema,
  nextCursor: z.string().optional(),
});
export type GroupFiles = z.infer<typeof groupFilesSchema>;
