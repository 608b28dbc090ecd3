import { z } from "#domain/zod.ts";

/** Input for one page of a permanent group deletion. */
export const groupDeletionInputSchema = z.strictObject({
  /** The stored group name, typed for confirmation. */
  name: z.string().max(500),
  /** Delete even if a property has a valid licence. */
  force: z.boolean(),
  /** Cursor from the previous page. Absent: starts over and skips deleted items. */
  cursor: z
    .string()
    .regex(/^(?:portals|stores|uploads|rows):[\w.]{0,60}$/)
    .optional(),
});
export type GroupDeletionInput = z.infer<typeof groupDeletionInputSchema>;

export const groupDeletionSchema = z.object({
  /** Number of items this page deleted, by kind. */
  done: z.record(z.string(), z.int()),
  /** Cursor of the next page; absent: the deletion is complete. */
  nextCursor: z.string().optional(),
  /** Delay before the next page, until no cache serves the deleted portals to guests any more. */
  waitSeconds: z.int().optional(),
});
export type GroupDeletion = z.infer<typeof groupDeletionSchema>;
