import { z } from "#domain/zod.ts";

/** A page of deleting a group for good. */
export const groupDeletionInputSchema = z.strictObject({
  /** The group's name as it is stored: typed by the one who deletes it. */
  name: z.string().max(500),
  /** Deletes it even while a property has a valid licence. */
  force: z.boolean(),
  /** Where the page before ended. Without one, what is gone already is passed over. */
  cursor: z
    .string()
    .regex(/^(?:portals|stores|uploads|rows):[\w.]{0,60}$/)
    .optional(),
});
export type GroupDeletionInput = z.infer<typeof groupDeletionInputSchema>;

export const groupDeletionSchema = z.object({
  /** What this page has deleted, counted by name. */
  done: z.record(z.string(), z.int()),
  /** Where the next page begins; absent: nothing of the group is left. */
  nextCursor: z.string().optional(),
  /** How long the next page is to wait: caches may still answer guests. */
  waitSeconds: z.int().optional(),
});
export type GroupDeletion = z.infer<typeof groupDeletionSchema>;
