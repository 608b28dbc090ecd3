import { z } from "#domain/zod.ts";
import { idSchema } from "../value-schemas.ts";
import { ROLES } from "./account.ts";
import { requiredEmailSchema } from "./account-schema.ts";
import { accessUntilSchema, chosenPropertiesSchema, userNameSchema } from "./member-fields.ts";

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
  /** The properties that the person sees, as far as the reader sees them; `null`: the whole group. */
  properties: z.array(z.object({ id: idSchema, name: z.string() })).nullable(),
  /** The last day of access, `YYYY-MM-DD`; `null`: no end. */
  until: z.string().nullable(),
  /** When the person was last signed in and active; `null`: never, or the reader may not manage people. */
  lastSeenAt: z.iso.datetime().nullable(),
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
  properties: chosenPropertiesSchema.default(null),
  until: accessUntilSchema.default(null),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A change of a person's access; absent fields stay. */
export const memberPatchSchema = z.strictObject({
  role: roleSchema.optional(),
  properties: chosenPropertiesSchema.optional(),
  until: accessUntilSchema.optional(),
});
export type MemberPatch = z.infer<typeof memberPatchSchema>;
