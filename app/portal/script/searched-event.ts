/** Dispatched on `document`, once per search of the ask line that may be counted. */
export const SEARCHED_EVENT = "searched";

/** How a search ended (A9). */
export interface SearchedEvent {
  /** The last words typed, as `toCountedTerm` returns them. */
  readonly term: string;
  /** `missing`: no result. `found`: results, none of them opened. `opened`: a result was opened. */
  readonly outcome: "missing" | "found" | "opened";
}
