/** Classes of the results: with neither, nothing was asked. */
export const FOUND_CLASS = "is-found";
export const MISSING_CLASS = "is-missing";
