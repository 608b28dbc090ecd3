import { z } from "zod";
import type { PublishFinding } from "../content/publish-finding.ts";
import { localTimeSchema } from "../date.ts";
import { idSchema } from "../id.ts";
import { PROBLEM_CODES } from "../problem-code.ts";
import { textOf } from "../text.ts";
import { MINUTE_MS } from "../time.ts";
import { PUBLICATION_NOTE_LENGTH_MAX } from "./publication.ts";

/** A planned version that is not published so long after its moment is shown as late. */
export const PLAN_LATE_AFTER_MS = MINUTE_MS;

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
export type PlannedPublication = z.infer<typeof plannedPublicationSchema>;

/** The findings of a planned version as screens name them. They were stored by `checkDraft`. */
export function findingsOf({ findings }: PlannedPublication): readonly PublishFinding[] {
  return findings as readonly unknown[] as readonly PublishFinding[];
}
