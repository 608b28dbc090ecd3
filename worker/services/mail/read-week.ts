import type { Period } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import { getPublishedLinks, type PublishedLink } from "#domain/content/published-links.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import type { DocumentRow } from "../../db/content/documents.ts";
import { selectPublication } from "../../db/content/publications.ts";
import type { PropertyRow } from "../../db/property/properties.ts";
import { composeReport } from "../guest/compose-report.ts";
import { isBrokenLink } from "../portal/check-link.ts";
import { readVersion } from "../portal/read-version.ts";
import { runIsolated } from "../run-isolated.ts";

const LINKS_MAX = 60;
const ABREAST = 6;
const CHECK_MS_MAX = 20 * SECOND_MS;

/**
 * Finds dead links in a published portal: at most 20 seconds, six at a time, 60 per portal. Links to this
 * installation are skipped. Empty for a portal that is not published or whose version can't be read.
 */
async function findBrokenLinks(
  env: Pick<Env, "DB" | "FILES" | "PUBLIC_ORIGIN">,
  { id, publishedNumber }: { readonly id: string; readonly publishedNumber: number | null },
): Promise<readonly PublishedLink[]> {
  if (publishedNumber === null) return [];
  const [row] = await selectPublication(getDatabase(env, id), id, publishedNumber);
  const version = row && (await readVersion(env, row));
  if (!version?.ok) return [];
  const links = getPublishedLinks(version.value)
    .filter(({ url }) => new URL(url).origin !== env.PUBLIC_ORIGIN)
    .slice(0, LINKS_MAX);
  const deadline = AbortSignal.timeout(CHECK_MS_MAX);
  const broken = new Set<PublishedLink>();
  const queue = links.values();
  const checkNext = async () => {
    for (const link of queue) if (await isBrokenLink(link.url, deadline)) broken.add(link);
  };
  await Promise.all(Array.from({ length: ABREAST }, checkNext));
  return links.filter((link) => broken.has(link));
}

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
    runIsolated({ kind: "published links", propertyId: property.id }, () => findBrokenLinks(env, property)),
  ]);
  return { report, brokenLinks: brokenLinks ?? [] };
}
