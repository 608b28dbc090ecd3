/** Counting stops here; screens then show "more". */
export const OPEN_REQUESTS_COUNTED_MAX = 100;

/** Formatted count of open requests: "3", or "99+" at the counting limit. */
export function formatCount(count: number): string {
  return count < OPEN_REQUESTS_COUNTED_MAX ? String(count) : `${OPEN_REQUESTS_COUNTED_MAX - 1}+`;
}
