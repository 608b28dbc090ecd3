import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { ROLES } from "./account.ts";
import { requiredEmailSchema, userNameSchema } from "./account-schema.ts";

export const roleSchema = z.enum(ROLES);

/** A person of a group. */
export const memberSchema = z.object({
  uid: idSchema,
  email: z.string(),
  displayName: z.string(),
  role: roleSchema,
  /** Invited, and has not chosen a password yet. */
  isPending: z.boolean(),
  isSelf: z.boolean(),
  /**
   * Versions that they have planned and that wait: they stay planned without them. `localTime` as the property's clocks
   * show it.
   */
  plans: z.array(z.object({ property: z.string(), localTime: z.string() })).default([]),
});
export type Member = z.infer<typeof memberSchema>;

export const memberListSchema = z.object({ items: z.array(memberSchema) });

/** Whom an owner invites (D12). Times out by itself; inviting the same address again mails a new link. */
export const invitationSchema = z.strictObject({
  email: requiredEmailSchema,
  displayName: userNameSchema,
  role: roleSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const memberPatchSchema = z.strictObject({ role: roleSchema });
