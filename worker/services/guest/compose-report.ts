import { addButtonNames } from "#domain/analytics/name-buttons.ts";
import { addPlaceNames, type NamedPlace } from "#domain/analytics/name-places.ts";
import type { AnalyticsRange, Period } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import { type Answers, withIcons } from "#domain/guest/answer-times.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { type DocumentRow, toButtons } from "../../db/content/documents.ts";
import type { PropertyScope } from "../scope.ts";

interface Wanted {
  readonly range: AnalyticsRange;
  readonly period: Period;
  /** The property's button documents, one per language. */
  readonly documents: readonly DocumentRow[];
  /** The property's active places; absent if the report has no places. */
  readonly places?: readonly NamedPlace[];
  /** The maximal number of listed places. */
  readonly placesMax?: number;
  /** Response times to requests, if wanted. */
  readonly answers?: Promise<Answers | null>;
}

/**
 * Report of a property: one call to its analytics object, with button names from the draft and place names from
 * staff. With a principal, the caller is also subscribed to today's live figures.
 */
export async function composeReport(
  env: Pick<Env, "PROPERTY_ANALYTICS">,
  { property, now, principal }: Pick<PropertyScope, "property" | "now"> & Partial<PropertyScope>,
  { range, period, documents, places = [], placesMax = 0, answers: answering }: Wanted,
): Promise<Report> {
  const { id, timeZone, defaultLanguage } = property;
  const [figures, timed] = await Promise.all([
    env.PROPERTY_ANALYTICS.getByName(id).report(period, { now, timeZone }, principal ?? null),
    answering ?? null,
  ]);
  const lists = [...documents]
    .sort((a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage))
    .flatMap((row) => {
      const language = CONTENT_LANGUAGE_CODES.find((code) => code === row.language);
      return language ? [toButtons(language, row).body.buttons] : [];
    });
  const buttons = addButtonNames(figures.buttons, { lists, visits: figures.totals.visits });
  const { visits } = figures.totals;
  const named = addPlaceNames(figures.places, { places, visits, most: placesMax });
  const services = lists
    .flat()
    .flatMap((button) => (button.type === "guest-services" ? button.services : []));
  const answers =
    timed && withIcons(timed, new Map(services.map(({ id: service, icon }) => [service, icon])));
  return { ...figures, range, timeZone, buttons, places: named, answers };
}
