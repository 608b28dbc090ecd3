import { z } from "#domain/zod.ts";
import { MESSAGE_PATHS } from "./messages/message-path.ts";

export const heldGroupIdSchema = z.string().min(1).max(100);

/** Similar messages from one network within a short time. No mail was sent about these messages. */
export const heldGroupSchema = z.object({
  heldGroup: heldGroupIdSchema,
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type HeldGroup = z.infer<typeof heldGroupSchema>;

/** Groups of held messages by kind of message. */
export const heldGroupsSchema = z.record(z.enum(MESSAGE_PATHS), z.array(heldGroupSchema));
export type HeldGroups = z.infer<typeof heldGroupsSchema>;
