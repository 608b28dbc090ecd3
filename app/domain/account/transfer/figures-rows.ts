import { z } from "#domain/zod.ts";
import { DEVICES } from "../../analytics/figures.ts";
import { ASKED_LANGUAGES } from "../../analytics/report.ts";
import { SEARCH_TERM_LENGTH_MAX } from "../../analytics/search-term-length.ts";
import { SEARCH_DEVICES_MIN } from "../../analytics/searches.ts";
import { SOCIAL_CHANNELS } from "../../content/social.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { timeZoneSchema } from "../../property/property.ts";
import { idSchema } from "../../value-schemas.ts";
import { count, date, jsonText, moment, multiLineText } from "./values.ts";

const name = z.string().regex(/^[\w-]{1,80}(?:[ :/][\w-]{1,80}){0,3}$/);
const hour = z.string().regex(/^(?:1?\d|2[0-3])$/);
/** As the guests' pages write it (D101): words without digits or signs. */
const term = z
  .string()
  .max(SEARCH_TERM_LENGTH_MAX * 2)
  .regex(/^[\p{L}\p{M}ー]+(?: [\p{L}\p{M}ー]+)*$/u);
const sum = z.number().min(0).max(1e12);

const dayFigures = z
  .strictObject({
    hours: z.partialRecord(hour, z.array(count).max(40)),
    buttons: z.record(name, z.array(count).length(2)),
    closed: z.record(name, count),
    channels: z.partialRecord(z.enum(SOCIAL_CHANNELS), count),
    languages: z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), count),
    asked: z.partialRecord(z.enum(ASKED_LANGUAGES), count),
    devices: z.partialRecord(z.enum(DEVICES), count),
    qr: count,
    largest: count,
    forms: z.array(sum).length(2),
    answers: z.record(name, z.array(sum).length(2)),
    rate: z.array(count).length(2),
  })
  .partial();

/** Rows of a property's figures. */
export const FIGURES_ROWS = {
  day_figures: z.strictObject({ day: date, figures: jsonText(dayFigures) }),
  questions: z.strictObject({ button_id: name, question_id: name, text: multiLineText(2_000) }),
  known_visitors: z.strictObject({
    hash: z.string().regex(/^(?:[0-9A-F]{2}){1,64}$/),
    seen_at: moment,
    visits: count,
  }),
  settings: z.strictObject({ name: z.literal("time_zone"), value: timeZoneSchema }),
  place_days: z.strictObject({ day: date, place_id: idSchema, scans: count, visits: count, requests: count }),
  scanned_places: z.strictObject({ place_id: idSchema, scanned_at: moment }),
  scanned_old_cards: z.strictObject({ code: z.string().regex(/^[a-z2-7]{26}$/), scanned_at: moment }),
  search_counts: z.strictObject({
    day: date,
    language: z.enum(CONTENT_LANGUAGE_CODES),
    term: term.or(z.literal("")),
    missing: count,
    found: count,
    opened: count,
  }),
  search_devices: z.strictObject({ day: date, term, devices: z.int().min(1).max(SEARCH_DEVICES_MIN) }),
  dismissed_terms: z.strictObject({ term, day: date }),
  seen_news: z.strictObject({ announcement_id: idSchema, day: date, guests: count }),
};
