import { z } from "#domain/zod.ts";
import { RESPONSE_TYPES } from "../content/buttons/feedback.ts";
import { SOCIAL_CHANNELS } from "../content/social.ts";
import { answersSchema } from "../guest/answer-times.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { idSchema } from "../value-schemas.ts";
import { ANALYTICS_RANGES } from "./period.ts";

/** Languages that guests' browsers prefer: the content languages, and `other`. */
export const ASKED_LANGUAGES = [...CONTENT_LANGUAGE_CODES, "other"] as const;
export type AskedLanguage = (typeof ASKED_LANGUAGES)[number];

export const analyticsRangeSchema = z.enum(ANALYTICS_RANGES);

const countSchema = z.int().min(0);
const daySchema = z.iso.date();

/** A count in a period and in the previous one. */
export const figureSchema = z.object({ value: countSchema, before: countSchema });

/** A mean, rounded to two places; `null` without values. */
export const meanSchema = z.object({
  value: z.number().min(0).nullable(),
  before: z.number().min(0).nullable(),
});

/** Figures of a button. `name` and `icon` are `null` if it was deleted from the draft. */
export const buttonFiguresSchema = z.object({
  buttonId: idSchema,
  name: z.string().nullable(),
  icon: z.enum(BUTTON_ICONS).nullable(),
  /** The popup of a sub-button; otherwise `null`. */
  parentId: idSchema.nullable(),
  clicks: figureSchema,
  /** Taps while shown closed, not counted as clicks; absent if none. */
  closedClicks: figureSchema.optional(),
  /** Visits with at least one press. */
  visits: figureSchema,
  /** Share of visits with a press, 0 to 1; `null` without visits. */
  clickRate: z.object({
    value: z.number().min(0).max(1).nullable(),
    before: z.number().min(0).max(1).nullable(),
  }),
});

/** The answers to one question of a feedback button. */
export const questionFiguresSchema = z.object({
  buttonId: idSchema,
  questionId: idSchema,
  /** Latest wording, in the property's default language. */
  text: z.string(),
  responseType: z.enum(RESPONSE_TYPES),
  answers: figureSchema,
  /** Stars: 1 to 5. Like: share of likes, 0 to 1. */
  mean: meanSchema,
  /** Days with answers. `sum` adds stars or likes, so that days can be grouped into weeks: sum ÷ answers. */
  trend: z.array(z.object({ day: daySchema, answers: countSchema, sum: countSchema })),
});

export const placeCountsSchema = z.object({
  placeId: idSchema,
  /** Scans of its card. */
  scans: figureSchema,
  /** Visits by browsers that last scanned this place's card, within 14 days. */
  visits: figureSchema,
  /** Requests sent from this place. */
  requests: figureSchema,
});

/** Counts by place, for places in use. */
export const placesSchema = z.object({
  /** Places in use. */
  count: countSchema,
  /** Places with any counts. */
  counted: countSchema,
  /** Visits without a scanned place, or with a deleted one. */
  withoutPlace: figureSchema,
  /** Kinds of the property's places, most visits first. */
  kinds: z.array(
    placeCountsSchema.omit({ placeId: true }).extend({ kind: placeKindSchema, places: countSchema }),
  ),
  /** Places with counts, most visits first: all in the CSV, otherwise as many as a screen shows. */
  items: z.array(placeCountsSchema.extend({ kind: placeKindSchema, name: z.string() })),
});

/** An hour that exceeded a limit, with the approximate (at least half) number of excess events per limit. */
const uncountedSchema = z.object({
  /** `2026-11-21T14`. */
  at: z.string(),
  visitor: countSchema,
  network: countSchema,
  property: countSchema,
});

const daysSchema = z.object({ from: daySchema, to: daySchema });

/**
 * Guest activity in a period (S213, S214), each figure with the previous period's. Days are the property's
 * local days, both ends included.
 *
 * Unique visitors are per day, because the visitor salt changes daily: a guest on three days counts as three.
 * For a running period (`isRunning`), `before` covers an equal part: totals and series to the hour, lists by
 * whole days.
 */
export const reportSchema = z.object({
  range: analyticsRangeSchema,
  timeZone: z.string(),
  from: daySchema,
  to: daySchema,
  isRunning: z.boolean(),
  /** Days of the previous period; `null`: nothing was counted, so every `before` is 0 and shows no trend. */
  before: daysSchema.nullable(),
  /** First day with data; `null` before the first guest. */
  since: daySchema.nullable(),
  /** Today so far, for any range. Also sent live as `today` messages on the channel. */
  today: z.object({
    day: daySchema,
    visits: countSchema,
    uniqueVisits: countSchema,
    clicks: countSchema,
  }),
  totals: z.object({
    visits: figureSchema,
    uniqueVisits: figureSchema,
    visitsPerUser: meanSchema,
    clicks: figureSchema,
    clicksPerUser: meanSchema,
    socialClicks: figureSchema,
    /** Visits by returning guests who consented; `null` if nobody ever consented. */
    repeatVisits: figureSchema.nullable(),
    /** Visits by guests who consented to being recognised; included in `visits`. */
    consentedVisits: figureSchema,
    /** Scans of retired codes. */
    oldScans: figureSchema,
  }),
  /** One entry per step: 24 hours of a day (`2026-11-21T00` …) or each day (`2026-11-21`). */
  series: z.array(
    z.object({ at: z.string(), visits: figureSchema, uniqueVisits: figureSchema, clicks: figureSchema }),
  ),
  /** Visits by hour of the day over all days, starting at midnight. */
  visitsPerHour: z.array(figureSchema).length(24),
  /** The draft's buttons, and deleted ones with clicks, most clicked first. */
  buttons: z.array(buttonFiguresSchema),
  /** Most clicked first. */
  channels: z.array(z.object({ channel: z.enum(SOCIAL_CHANNELS), clicks: figureSchema })),
  /** Visits by the language of the page, most visits first. */
  languages: z.array(z.object({ language: z.enum(CONTENT_LANGUAGE_CODES), visits: figureSchema })),
  /** Visits by the browser's first language, if the portal did not have it. */
  askedLanguages: z.array(z.object({ language: z.enum(ASKED_LANGUAGES), visits: figureSchema })),
  /** Visits by source: a scanned code or the address. */
  sources: z.object({ qr: figureSchema, direct: figureSchema }),
  devices: z.object({ phone: figureSchema, tablet: figureSchema, computer: figureSchema }),
  /** Hours whose figures are too low because a limit was exceeded (bounds.ts). */
  uncounted: z.array(uncountedSchema),
  /** Share of visits through each day's largest network, if above 0.6; otherwise `null`. */
  largestNetwork: z.number().min(0).max(1).nullable().default(null),
  /** Response times of requests; `null` without requests. */
  answers: answersSchema.nullable().default(null),
  /** Whether guests searched in the last 30 days (A9). */
  hasSearches: z.boolean().default(false),
  /** Null for a property without places. */
  places: placesSchema.nullable().default(null),
  feedback: z.object({
    /** Submitted forms. */
    forms: figureSchema,
    /** Mean of all stars, 1 to 5; likes do not count (D62). */
    rating: meanSchema,
    questions: z.array(questionFiguresSchema),
  }),
});

/** Figures of one property in a comparison of many. */
export const portfolioFiguresSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Whether the previous period has data. */
  hasBefore: z.boolean(),
  visits: figureSchema,
  uniqueVisits: figureSchema,
  clicks: figureSchema,
  /** Visits today. */
  today: countSchema,
  /** Visits of each finished step: hours of a day, or days. */
  series: z.array(countSchema),
});

/** One property's row. */
export const portfolioRowSchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  /** Last publication; `null`: never. */
  publishedAt: z.iso.datetime().nullable(),
  isLicensed: z.boolean(),
  /** `null` without a valid licence, for a future day or month, and before the first count. */
  figures: portfolioFiguresSchema.nullable(),
  /** When the figures were counted, on the property's current day. */
  countedAt: z.iso.datetime().nullable(),
  /** Whether the figures are missing or old. A request for the row's page of 50 rows counts them again. */
  isDue: z.boolean(),
});

/** The group's properties, sorted by name. Days are each property's local days. */
export const portfolioSchema = z.object({
  range: analyticsRangeSchema,
  items: z.array(portfolioRowSchema),
  nextCursor: z.string().optional(),
});

export type Figure = z.infer<typeof figureSchema>;

export type Mean = z.infer<typeof meanSchema>;

export type ButtonFigures = z.infer<typeof buttonFiguresSchema>;

export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** Counts at a place, in whole days. */
export type PlaceCounts = z.infer<typeof placeCountsSchema>;

export type PlacesReport = z.infer<typeof placesSchema>;

export type Report = z.infer<typeof reportSchema>;

/** Figures from a property's counters: a report without the names from its draft. */
export type Figures = Omit<Report, "range" | "timeZone" | "buttons" | "answers" | "places"> & {
  readonly buttons: readonly Pick<ButtonFigures, "buttonId" | "clicks" | "visits" | "closedClicks">[];
  readonly places: readonly PlaceCounts[];
};

export type PortfolioFigures = z.infer<typeof portfolioFiguresSchema>;

export type PortfolioRow = z.infer<typeof portfolioRowSchema>;

export type PortfolioPage = z.infer<typeof portfolioSchema>;
