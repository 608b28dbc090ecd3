import { LOW_STARS_MAX } from "#domain/guest/rating-filter.ts";

/** How feedback is found by its rating: the condition of each index of `schema.ts`, by which lists ask as well. */
export const RATED = {
  low: `stars <= ${LOW_STARS_MAX} AND held_group IS NULL`,
  liked: "liked = 1 AND held_group IS NULL",
  disliked: "disliked = 1 AND held_group IS NULL",
} as const;
