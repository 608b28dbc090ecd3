import { z } from "#domain/zod.ts";
import { localTimeSchema } from "../date-schema.ts";
import { idSchema } from "../id-schema.ts";
import { PROBLEM_CODES } from "../problem-code.ts";
import { textOf } from "../text-schema.ts";
import { PUBLICATION_NOTE_LENGTH_MAX } from "./publication.ts";

export const planInputSchema = z.strictObject({
  localTime: localTimeSchema,
  note: textOf({ lengthMax: PUBLICATION_NOTE_LENGTH_MAX }).default(""),
  /** The planned version that this one takes the place of. */
  replaces: idSchema.optional(),
});
export const planMoveSchema = planInputSchema.pick({ localTime: true });

const storedFindingSchema = z.looseObject({ check: z.string(), level: z.string(), code: z.string() });

/** The version that waits for its moment, or the one that could not be published at it. */
export const plannedPublicationSchema = z.object({
  id: idSchema,
  state: z.enum(["waiting", "failed"]),
  localTime: z.string(),
  /** The moment that `localTime` means in the property's zone; ISO 8601, UTC. */
  at: z.string(),
  note: z.string(),
  plannedAt: z.string(),
  plannedBy: z.string().nullable(),
  /** Why it failed; null while it waits. */
  problem: z.enum(PROBLEM_CODES).nullable(),
  /** What blocked it. */
  findings: z.array(storedFindingSchema),
});
