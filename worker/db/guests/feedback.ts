import { and, eq, isNull } from "drizzle-orm";
import { type Feedback, feedbackAnswerSchema, ratingOf } from "#domain/guest/feedback.ts";
import { isContentLanguage } from "#domain/language.ts";
import type { Database } from "../client.ts";
import { type NewestFirstPage, newestFirst, olderThan } from "../newest-first.ts";
import { feedback } from "../schema/guests.ts";

/** Stores feedback once: a second row of the same id is passed over. Throws for another one's receipt. */
export function insertFeedback(db: Database, row: typeof feedback.$inferInsert) {
  return db.insert(feedback).values(row).onConflictDoNothing({ target: feedback.id });
}

/** A page of a property's feedback, newest first: those of a held group, or without one all that are not held. */
export function selectFeedback(
  db: Database,
  propertyId: string,
  page: NewestFirstPage & { readonly heldGroup?: string | undefined },
) {
  const { heldGroup } = feedback;
  const isAsked = page.heldGroup === undefined ? isNull(heldGroup) : eq(heldGroup, page.heldGroup);
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.propertyId, propertyId), isAsked, olderThan(feedback, page.before)))
    .orderBy(...newestFirst(feedback))
    .limit(page.limit);
}

export function toFeedback(row: typeof feedback.$inferSelect): Feedback {
  const answers = feedbackAnswerSchema.array().parse(JSON.parse(row.answers));
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    buttonId: row.buttonId,
    // A guest of a newer version may have written in one that this one does not know.
    language: isContentLanguage(row.language) ? row.language : "en",
    answers,
    rating: ratingOf(answers),
  };
}
