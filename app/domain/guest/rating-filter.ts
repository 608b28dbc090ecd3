import { z } from "#domain/zod.ts";

/** Ratings up to this many stars (rounded mean) count as low in the inbox. */
export const LOW_STARS_MAX = 3;

/** Inbox filters for feedback: low, by rounded stars, or with a like or dislike. */
export const RATING_FILTERS = ["low", "5", "4", "3", "2", "1", "liked", "disliked"] as const;
export const ratingFilterSchema = z.enum(RATING_FILTERS);
export type RatingFilter = z.infer<typeof ratingFilterSchema>;

/** Whether a mean rating counts as low. */
export function isLowRating(rating: number): boolean {
  return Math.round(rating) <= LOW_STARS_MAX;
}
