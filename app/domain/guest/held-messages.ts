import { z } from "#domain/zod.ts";
import { MESSAGE_PATHS } from "./messages/message-path.ts";

export const heldGroupSchema = z.string().min(1).max(100);

/** Similar messages from one network within a short time. No mail was sent about these messages. */
export const heldFoldSchema = z.object({
  heldGroup: heldGroupSchema,
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type HeldFold = z.infer<typeof heldFoldSchema>;

/** Groups of held messages by kind of message. */
export const heldFoldsSchema = z.record(z.enum(MESSAGE_PATHS), z.array(heldFoldSchema));
export type HeldFolds = z.infer<typeof heldFoldsSchema>;
