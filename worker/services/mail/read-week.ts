import type { Period } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import type { PublishedLink } from "#domain/content/published-links.ts";
import type { EpochMs } from "#domain/time.ts";
import type { DocumentRow } from "../../db/content/documents.ts";
import type { PropertyRow } from "../../db/property/properties.ts";
import { apart } from "../each-apart.ts";
import { composeReport } from "../guest/compose-report.ts";
import { findBrokenLinks } from "../portal/find-broken-links.ts";

/** A property's week for its mail. */
export interface Week {
  readonly report: Report;
  readonly brokenLinks: readonly PublishedLink[];
}

export interface WeekAsked {
  readonly property: PropertyRow;
  readonly period: Period;
  readonly documents: readonly DocumentRow[];
  readonly now: EpochMs;
}

/** Reads a property's figures and checks its links. A failing link check does not affect the figures. */
export async function readWeek(env: Env, { property, period, documents, now }: WeekAsked): Promise<Week> {
  const [report, brokenLinks] = await Promise.all([
    composeReport(env, { property, now }, { range: "7d", period, documents }),
    apart({ kind: "published links", propertyId: property.id }, () => findBrokenLinks(env, property)),
  ]);
  return { report, brokenLinks: brokenLinks ?? [] };
}
