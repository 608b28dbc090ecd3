import { LOW_STARS_MAX } from "#domain/guest/rating-filter.ts";

/** SQL conditions of feedback by rating, shared by the indexes of `schema.ts` and the lists. */
export const RATED = {
  low: `stars <= ${LOW_STARS_MAX} AND held_group IS NULL`,
  liked: "liked = 1 AND held_group IS NULL",
  disliked: "disliked = 1 AND held_group IS NULL",
} as const;
