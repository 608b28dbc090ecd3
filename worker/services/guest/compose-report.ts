import { nameButtons } from "#domain/analytics/name-buttons.ts";
import { type NamedPlace, namePlaces } from "#domain/analytics/name-places.ts";
import type { AnalyticsRange, Period } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import { type Answers, withIcons } from "#domain/guest/answer-times.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { type DocumentRow, toButtons } from "../../db/content/documents.ts";
import type { PropertyScope } from "../scope.ts";

interface Wanted {
  readonly range: AnalyticsRange;
  readonly period: Period;
  /** The property's buttons, a document a language. */
  readonly documents: readonly DocumentRow[];
  /** The property's places in use; none where nobody looks at them. */
  readonly places?: readonly NamedPlace[];
  /** How many of them are listed at most. */
  readonly placesMax?: number;
  /** How quickly requests were answered, where that is wanted. */
  readonly answers?: Promise<Answers | null>;
}

/**
 * The report of a property: one call of its own analytics, with the names that the draft gives to buttons and staff to
 * places.
 * The caller is told from then on what guests do today; a report that nobody looks at names no principal.
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
  const buttons = nameButtons(figures.buttons, { lists, visits: figures.totals.visits });
  const { visits } = figures.totals;
  const named = namePlaces(figures.places, { places, visits, most: placesMax });
  const services = lists
    .flat()
    .flatMap((button) => (button.type === "guest-services" ? button.services : []));
  const answers =
    timed && withIcons(timed, new Map(services.map(({ id: service, icon }) => [service, icon])));
  return { ...figures, range, timeZone, buttons, places: named, answers };
}
