/** Where the build puts the description of the API, seen from the site's root. */
export const DESCRIPTION_FILE = "/texts/openapi.json";
