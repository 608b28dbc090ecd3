import { z } from "#domain/zod.ts";

/** What counts as a low rating in the inbox: so many stars or fewer, their mean to the nearest whole one. */
export const LOW_STARS_MAX = 3;

/**
 * Which feedback the inbox shows: with few stars, with so many to the nearest whole one, or by a guest who liked or
 * disliked something that was asked.
 */
export const RATING_FILTERS = ["low", "5", "4", "3", "2", "1", "liked", "disliked"] as const;
export const ratingFilterSchema = z.enum(RATING_FILTERS);
export type RatingFilter = z.infer<typeof ratingFilterSchema>;

/** Whether a rating, a mean of stars, counts as low. */
export function isLowRating(rating: number): boolean {
  return Math.round(rating) <= LOW_STARS_MAX;
}
