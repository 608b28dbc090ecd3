import { z } from "#domain/zod.ts";
import { localTimeSchema } from "../date-schema.ts";
import { idSchema } from "../id-schema.ts";
import { PROBLEM_CODES } from "../problem-code.ts";
import { staffText } from "../text-schema.ts";
import { PUBLICATION_NOTE_LENGTH_MAX } from "./publication.ts";

export const planInputSchema = z.strictObject({
  localTime: localTimeSchema,
  note: staffText({ lengthMax: PUBLICATION_NOTE_LENGTH_MAX }).default(""),
  /** Id of the planned publication that this one replaces. */
  replaces: idSchema.optional(),
});
export const planMoveSchema = planInputSchema.pick({ localTime: true });

const storedFindingSchema = z.looseObject({ check: z.string(), level: z.string(), code: z.string() });

/** The waiting planned publication, or one that failed. */
export const plannedPublicationSchema = z.object({
  id: idSchema,
  state: z.enum(["waiting", "failed"]),
  localTime: z.string(),
  /** `localTime` as a moment; ISO 8601, UTC. */
  at: z.string(),
  note: z.string(),
  plannedAt: z.string(),
  plannedBy: z.string().nullable(),
  /** Why it failed; `null` while waiting. */
  problem: z.enum(PROBLEM_CODES).nullable(),
  /** Findings that blocked it. */
  findings: z.array(storedFindingSchema),
});
