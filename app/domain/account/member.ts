import { z } from "#domain/zod.ts";
import { idSchema } from "../value-schemas.ts";
import { ROLES } from "./account.ts";
import { requiredEmailSchema, userNameSchema } from "./account-schema.ts";

export const roleSchema = z.enum(ROLES);

/** A member of a group. */
export const memberSchema = z.object({
  uid: idSchema,
  email: z.string(),
  displayName: z.string(),
  role: roleSchema,
  /** Whether the member was invited and has no password yet. */
  isPending: z.boolean(),
  isSelf: z.boolean(),
  /**
   * Publications planned by this member; they stay planned after the member is removed. `localTime` is the
   * property's local time.
   */
  plans: z.array(z.object({ property: z.string(), localTime: z.string() })).default([]),
});
export type Member = z.infer<typeof memberSchema>;

export const memberListSchema = z.object({ items: z.array(memberSchema) });

/** An invitation by an owner (D12). It expires; inviting the same address again mails a new link. */
export const invitationSchema = z.strictObject({
  email: requiredEmailSchema,
  displayName: userNameSchema,
  role: roleSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const memberPatchSchema = z.strictObject({ role: roleSchema });
