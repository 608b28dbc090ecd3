import type { z } from "#domain/zod.ts";
import type { PublishFinding } from "../content/publish-finding.ts";
import { MINUTE_MS } from "../time.ts";
import type { plannedPublicationSchema } from "./planned-schema.ts";

/** A planned version that is not published so long after its moment is shown as late. */
export const PLAN_LATE_AFTER_MS = MINUTE_MS;

export type PlannedPublication = z.infer<typeof plannedPublicationSchema>;

/** The findings of a planned version as screens name them. They were stored by `checkDraft`. */
export function findingsOf({ findings }: PlannedPublication): readonly PublishFinding[] {
  return findings as readonly unknown[] as readonly PublishFinding[];
}
