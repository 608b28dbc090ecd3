import { ENDABLE_MAILS } from "#domain/analytics/mail-preferences.ts";
import { idSchema } from "#domain/id-schema.ts";
import { z } from "#domain/zod.ts";

/** What a link at the foot of a mail carries; one of a kind that we do not know ends the weekly mail. */
export function createStopMailSchema() {
  return z.object({ token: idSchema, mail: z.enum(ENDABLE_MAILS).catch("weekly") });
}
