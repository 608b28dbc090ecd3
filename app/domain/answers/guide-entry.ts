import { z } from "#domain/zod.ts";
import { guardSchema } from "../content/guard.ts";
import { richTextSchema } from "../content/rich-text-schema.ts";
import { idSchema } from "../value-schemas.ts";
import { ENTRY_TITLE_LENGTH_MAX, SEARCH_WORD_LENGTH_MAX, SEARCH_WORDS_MAX } from "./answer-values.ts";
import { localized, localizedLine, staffLine } from "./localized.ts";
import { TOPICS } from "./question.ts";

/** Search words are plain words: an address or markup would never match what guests type. */
const searchWordSchema = staffLine(SEARCH_WORD_LENGTH_MAX).refine(
  (word) => !/[<>@/\\]|www\.|\.[a-z]{2,}$/i.test(word),
  "invalid_search_word",
);

/**
 * An entry of the guide in staff's own words (A5), by content language. Id: key, and anchor in the guide.
 *
 * Refuses with `required` (a title), `too_long`, `too_many` (search words) and `invalid_search_word`.
 */
export const guideEntrySchema = z.strictObject({
  id: idSchema,
  topic: z.enum(TOPICS),
  title: localizedLine(ENTRY_TITLE_LENGTH_MAX),
  content: localized(richTextSchema),
  searchWords: localized(z.array(searchWordSchema).max(SEARCH_WORDS_MAX, "too_many")),
  /** Absent: open to all. Otherwise guests read the title, and the content once they passed (R8). */
  guard: guardSchema.optional(),
});
export type GuideEntry = z.infer<typeof guideEntrySchema>;
