import { z } from "zod";

/** Guests' messages that are held back in groups, by the list that they would be in. */
export const HELD_KINDS = ["feedback", "requests"] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export const heldGroupSchema = z.string().min(1).max(100);

/** A group of similar messages that came from one network within a short time. Nobody was mailed. */
export const heldFoldSchema = z.object({
  heldGroup: heldGroupSchema,
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type HeldFold = z.infer<typeof heldFoldSchema>;

export const heldFoldsSchema = z.object({
  feedback: z.array(heldFoldSchema),
  requests: z.array(heldFoldSchema),
});
export type HeldFolds = z.infer<typeof heldFoldsSchema>;
