import { z } from "#domain/zod.ts";
import { RESPONSE_TYPES } from "../content/buttons/feedback.ts";
import { SOCIAL_CHANNELS } from "../content/social.ts";
import { answersSchema } from "../guest/answer-times.ts";
import { idSchema } from "../id-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import { placeKindSchema } from "../place/place-schema.ts";
import { analyticsRangeSchema } from "./period-schema.ts";
import { ASKED_LANGUAGES } from "./report.ts";

const countSchema = z.int().min(0);
const daySchema = z.iso.date();

/** A count of a period, and of the period before it. */
export const figureSchema = z.object({ value: countSchema, before: countSchema });

/** A mean, rounded to two places; null where there is nothing to take it of. */
export const meanSchema = z.object({
  value: z.number().min(0).nullable(),
  before: z.number().min(0).nullable(),
});

/** A button by what it did. `name` and `icon` are null once it was deleted from the draft. */
export const buttonFiguresSchema = z.object({
  buttonId: idSchema,
  name: z.string().nullable(),
  icon: z.enum(BUTTON_ICONS).nullable(),
  /** The popup whose sub-button it is; null for a button of the page itself. */
  parentId: idSchema.nullable(),
  clicks: figureSchema,
  /** Taps while it was shown closed, which are no clicks; absent where there were none. */
  closedClicks: figureSchema.optional(),
  /** Visits in which it was pressed, once or more often. */
  visits: figureSchema,
  /** The share of the period's visits in which it was pressed, 0 to 1; null without visits. */
  clickRate: z.object({
    value: z.number().min(0).max(1).nullable(),
    before: z.number().min(0).max(1).nullable(),
  }),
});

/** The answers to one question of a feedback button. */
export const questionFiguresSchema = z.object({
  buttonId: idSchema,
  questionId: idSchema,
  /** As it was last asked, in the property's default language. */
  text: z.string(),
  responseType: z.enum(RESPONSE_TYPES),
  answers: figureSchema,
  /** Stars: 1 to 5. Like: the share of likes, 0 to 1. */
  mean: meanSchema,
  /**
   * Days of the period with an answer. `sum` is of stars, or of likes, so that days can be put together to
   * weeks: sum ÷ answers.
   */
  trend: z.array(z.object({ day: daySchema, answers: countSchema, sum: countSchema })),
});

export const placeCountsSchema = z.object({
  placeId: idSchema,
  /** How often its card was scanned. */
  scans: figureSchema,
  /** Visits that began in a browser which had scanned its card last, within 14 days. */
  visits: figureSchema,
  /** What was asked for from there. */
  requests: figureSchema,
});

/** Where guests scanned: places in use, by what was counted at them. */
export const placesSchema = z.object({
  /** Places in use. */
  count: countSchema,
  /** Those at which anything was counted. */
  counted: countSchema,
  /** Visits of guests who had scanned no place's card, or one that is deleted by now. */
  withoutPlace: figureSchema,
  /** Kinds that the property has places of, most visits first. */
  kinds: z.array(
    placeCountsSchema.omit({ placeId: true }).extend({ kind: placeKindSchema, places: countSchema }),
  ),
  /** Places at which anything was counted, most visits first: all in a file, as many as a screen shows else. */
  items: z.array(placeCountsSchema.extend({ kind: placeKindSchema, name: z.string() })),
});

/** An hour in which more came than is counted, with about as many events as went beyond each bound; at least half. */
const uncountedSchema = z.object({
  /** `2026-11-21T14`. */
  at: z.string(),
  visitor: countSchema,
  network: countSchema,
  property: countSchema,
});

const daysSchema = z.object({ from: daySchema, to: daySchema });

/**
 * What guests did in a period (S213, S214), each figure beside the period before. Days are the property's
 * own, `from` and `to` both included.
 *
 * Unique visitors are counted day by day, since the salt behind a visitor changes daily: a guest of three
 * days is three. Of a running period (`isRunning`), `before` takes in as much as has gone of this one:
 * totals and series to the hour, lists by whole days.
 */
export const reportSchema = z.object({
  range: analyticsRangeSchema,
  timeZone: z.string(),
  from: daySchema,
  to: daySchema,
  isRunning: z.boolean(),
  /** Null where nothing was counted yet then: every `before` is 0, and tells of no change. */
  before: daysSchema.nullable(),
  /** The first day of which anything is known; null before the first guest. */
  since: daySchema.nullable(),
  /** The present day so far, whatever the range. Live: `today` messages of the channel carry the same. */
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
    /** Visits by guests who had been there before, of those who consented; null while nobody ever has. */
    repeatVisits: figureSchema.nullable(),
    /** Visits by guests who have consented to being recognised; a part of `visits`. */
    consentedVisits: figureSchema,
    /** Scans of codes that are no longer in use. */
    oldScans: figureSchema,
  }),
  /** One a step: 24 hours of a day (`2026-11-21T00` …), or each day (`2026-11-21`). */
  series: z.array(
    z.object({ at: z.string(), visits: figureSchema, uniqueVisits: figureSchema, clicks: figureSchema }),
  ),
  /** Visits by hour of the day, midnight first, over all days. */
  visitsPerHour: z.array(figureSchema).length(24),
  /** Buttons of the draft and those that were pressed since they were deleted, most clicked first. */
  buttons: z.array(buttonFiguresSchema),
  /** Most clicked first. */
  channels: z.array(z.object({ channel: z.enum(SOCIAL_CHANNELS), clicks: figureSchema })),
  /** Visits by the language of the page, most visits first. */
  languages: z.array(z.object({ language: z.enum(CONTENT_LANGUAGE_CODES), visits: figureSchema })),
  /** Visits whose browser asks first for a language that the portal did not have. */
  askedLanguages: z.array(z.object({ language: z.enum(ASKED_LANGUAGES), visits: figureSchema })),
  /** Visits by how they came: through a scanned code, or straight to the address. */
  sources: z.object({ qr: figureSchema, direct: figureSchema }),
  devices: z.object({ phone: figureSchema, tablet: figureSchema, computer: figureSchema }),
  /** Hours of the period whose figures are too low, or of which a script's surplus was left out (bounds.ts). */
  uncounted: z.array(uncountedSchema),
  /**
   * The share of the visits that came through the network which brought most each day, where it is above 0.6; null
   * else.
   */
  largestNetwork: z.number().min(0).max(1).nullable().default(null),
  /** How quickly requests were answered; null where none came. */
  answers: answersSchema.nullable().default(null),
  /** Null for a property without places. */
  places: placesSchema.nullable().default(null),
  feedback: z.object({
    /** Filled-in forms. */
    forms: figureSchema,
    /** The mean of all stars that were given, 1 to 5; no like is one of them (D62). */
    rating: meanSchema,
    questions: z.array(questionFiguresSchema),
  }),
});

/** What guests of a property did in a period, for many properties side by side. */
export const portfolioFiguresSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Whether anything was counted in the period before. */
  hasBefore: z.boolean(),
  visits: figureSchema,
  uniqueVisits: figureSchema,
  clicks: figureSchema,
  /** Visits of the property's present day. */
  today: countSchema,
  /** Visits of each step of the period that is over: hours of a day, or days. */
  series: z.array(countSchema),
});

/** One property among its group's. */
export const portfolioRowSchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  /** When what guests see was published; null before the first time. */
  publishedAt: z.iso.datetime().nullable(),
  isLicensed: z.boolean(),
  /** Null without a valid licence, where the day or month has not come yet, and before it was counted. */
  figures: portfolioFiguresSchema.nullable(),
  /** When the figures were counted: at some time of the property's present day. */
  countedAt: z.iso.datetime().nullable(),
  /** Whether it was not counted today, or long ago: to be had by asking for a page of 50 that it stands on. */
  isDue: z.boolean(),
});

/** The group's properties side by side, by name. Periods are by the calendar of each. */
export const portfolioSchema = z.object({
  range: analyticsRangeSchema,
  items: z.array(portfolioRowSchema),
  nextCursor: z.string().optional(),
});
