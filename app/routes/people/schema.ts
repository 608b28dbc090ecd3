import { invitationSchema } from "#domain/account/member.ts";
import type { z } from "#domain/zod.ts";

export function createInvitationSchema() {
  return invitationSchema.strip();
}
export type InvitationValues = z.input<ReturnType<typeof createInvitationSchema>>;
