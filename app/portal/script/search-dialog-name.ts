/** Id of the dialog with the guests' search. */
export const SEARCH_DIALOG = "p-seek";
