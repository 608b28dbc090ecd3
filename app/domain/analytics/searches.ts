import { z } from "#domain/zod.ts";
import { QUESTION_ICONS } from "../answers/question.ts";
import { QUESTION_IDS } from "../answers/questions.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import { idSchema } from "../value-schemas.ts";

/** How a guest's search ended. `found`: with results, none of them opened. */
export const SEARCH_OUTCOMES = ["missing", "found", "opened"] as const;

/** Days for which searches are kept, today included (D101). */
export const SEARCHES_KEPT_DAYS = 30;
/** Devices that must have sent a term before staff see it (D101). */
export const SEARCH_DEVICES_MIN = 3;
/** Days after which a term that staff dismissed may be listed again. */
export const DISMISSED_DAYS = 90;

const countSchema = z.int().min(0);

const languageCountSchema = z.object({ language: z.enum(CONTENT_LANGUAGE_CODES), searches: countSchema });

/** Searches by how they ended; `searches` is the sum. */
const outcomesSchema = z.object({ searches: countSchema, missing: countSchema, opened: countSchema });

/** A term that at least three devices sent. */
const termSchema = z.object({
  term: z.string(),
  /** Searches that found something, of a term found; searches that found nothing, of one not found. */
  searches: countSchema,
  /** By language of the page, most searches first. */
  languages: z.array(languageCountSchema),
});

/** First result that guests get by a term now, in the language in which most searched. */
const firstResultSchema = z.object({
  title: z.string(),
  icon: z.enum([...BUTTON_ICONS, ...QUESTION_ICONS, "pencil"]),
});

/** Where staff can answer a term, and whether the draft does so already. */
const answerPlaceSchema = z.discriminatedUnion("kind", [
  /** A question without an answer. */
  z.object({ kind: z.literal("question"), question: z.enum(QUESTION_IDS) }),
  /** Nothing is like it: an entry of staff's own. */
  z.object({ kind: z.literal("new") }),
  /** The draft answers it, the published portal does not yet. */
  z.object({
    kind: z.literal("drafted"),
    title: z.string(),
    question: z.enum(QUESTION_IDS).nullable(),
    entry: idSchema.nullable(),
  }),
]);

/**
 * Guests' searches in a period (A9), without identity. Days are the property's local days. `null`: the
 * period ended before the kept days.
 */
export const searchesReportSchema = z.object({
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** All searches, those of terms that are not listed too. */
  total: outcomesSchema,
  /** By language of the page, most searches first; never filtered. */
  languages: z.array(outcomesSchema.extend({ language: z.enum(CONTENT_LANGUAGE_CODES) })),
  /** Terms that found something, most searches first. */
  found: z.array(
    termSchema.extend({
      opened: countSchema,
      /** `null`: guests find nothing any more. */
      first: firstResultSchema.nullable(),
    }),
  ),
  /** Terms that found nothing and that the published portal still does not answer, most searches first. */
  missing: z.array(termSchema.extend({ answer: answerPlaceSchema })),
  /** Whether terms are hidden because fewer than three devices sent them. */
  hasRare: z.boolean(),
});

export type SearchOutcomes = z.infer<typeof outcomesSchema>;
export type AnswerPlace = z.infer<typeof answerPlaceSchema>;
export type FoundTerm = SearchesReport["found"][number];
export type MissingTerm = z.infer<typeof searchesReportSchema>["missing"][number];
export type SearchesReport = z.infer<typeof searchesReportSchema>;
/** Counts without what the draft and the live version say about them. */
export type SearchCounts = Omit<SearchesReport, "found" | "missing"> & {
  readonly found: readonly Omit<FoundTerm, "first">[];
  readonly missing: readonly Omit<MissingTerm, "answer">[];
};
