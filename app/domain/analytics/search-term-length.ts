/** Letters of a search term that is counted (D101). In a file of its own, since guests' pages load it. */
export const SEARCH_TERM_LENGTH_MAX = 40;
