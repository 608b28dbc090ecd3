/** The parts of an answer in staff's own words, by content language. */
export const ANSWER_TEXTS = ["place", "words", "note"] as const;
