import type { z } from "zod";
import { invitationSchema } from "#domain/account/member.ts";

export function createInvitationSchema() {
  return invitationSchema.strip();
}
export type InvitationValues = z.input<ReturnType<typeof createInvitationSchema>>;
