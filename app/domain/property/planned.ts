import type { z } from "#domain/zod.ts";
import type { PublishFinding } from "../content/publish-finding.ts";
import { MINUTE_MS } from "../time.ts";
import type { plannedPublicationSchema } from "./planned-schema.ts";

/** A planned publication this long after its moment is shown as late. */
export const PLAN_LATE_AFTER_MS = MINUTE_MS;

export type PlannedPublication = z.infer<typeof plannedPublicationSchema>;

/** Findings of a planned publication. Stored by `checkDraft`, hence the cast. */
export function getFindings({ findings }: PlannedPublication): readonly PublishFinding[] {
  return findings as readonly unknown[] as readonly PublishFinding[];
}
