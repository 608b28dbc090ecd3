/** So many open requests are counted; from there on screens say that there are more. */
export const OPEN_REQUESTS_COUNTED_MAX = 100;

/** A count of open requests in figures: "3", or "99+" where there may be more than are counted. */
export function shownCount(count: number): string {
  return count < OPEN_REQUESTS_COUNTED_MAX ? String(count) : `${OPEN_REQUESTS_COUNTED_MAX - 1}+`;
}
