import { z } from "#domain/zod.ts";
import type { PublishFinding } from "../content/publish-finding.ts";
import { PROBLEM_CODES } from "../problem-code.ts";
import { MINUTE_MS } from "../time.ts";
import { idSchema, localTimeSchema, staffText } from "../value-schemas.ts";
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
  /** Why the publication failed; `null` while waiting. */
  problem: z.enum(PROBLEM_CODES).nullable(),
  /** Findings that blocked the publication. */
  findings: z.array(storedFindingSchema),
});

/** How long after its planned time a publication is shown as late. */
export const PLAN_LATE_AFTER_MS = MINUTE_MS;

export type PlannedPublication = z.infer<typeof plannedPublicationSchema>;

/** Findings of a planned publication. Stored by `checkDraft`, hence the cast. */
export function getFindings({ findings }: PlannedPublication): readonly PublishFinding[] {
  return findings as readonly unknown[] as readonly PublishFinding[];
}
