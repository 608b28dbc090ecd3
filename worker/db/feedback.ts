import { and, desc, eq, lt, or } from "drizzle-orm";
import { z } from "zod";
import { type Feedback, feedbackAnswerSchema } from "#domain/feedback.ts";
import { contentLanguageSchema } from "#domain/property.ts";
import type { Database } from "./client.ts";
import { feedback } from "./schema.ts";

/** Where the page before ended. */
export const newestFirstCursorSchema = z.tuple([z.int(), z.string()]);
export type NewestFirstCursor = z.infer<typeof newestFirstCursorSchema>;

/** Stores feedback once: a second row of the same id is passed over. */
export function insertFeedback(db: Database, row: typeof feedback.$inferInsert) {
  return db.insert(feedback).values(row).onConflictDoNothing();
}

/** A page of a property's feedback, newest first. */
export function selectFeedback(
  db: Database,
  propertyId: string,
  page: { readonly limit: number; readonly before: NewestFirstCursor | null },
) {
  const [at, id] = page.before ?? [];
  const beyond =
    at === undefined || id === undefined
      ? undefined
      : or(lt(feedback.at, at), and(eq(feedback.at, at), lt(feedback.id, id)));
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.propertyId, propertyId), beyond))
    .orderBy(desc(feedback.at), desc(feedback.id))
    .limit(page.limit);
}

export function toFeedback(row: typeof feedback.$inferSelect): Feedback {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    buttonId: row.buttonId,
    language: contentLanguageSchema.parse(row.language),
    answers: feedbackAnswerSchema.array().parse(JSON.parse(row.answers)),
    rating: row.rating,
  };
}
