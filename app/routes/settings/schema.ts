import { idSchema } from "#domain/id-schema.ts";
import { z } from "#domain/zod.ts";

/** Of the buttons that sign one of the person's browsers out. */
export function createEndSessionSchema() {
  return z.object({ sessionId: idSchema });
}
