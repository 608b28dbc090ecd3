/** `TypeError` messages of `fetch` and `import` in Chromium, Firefox and Safari when a connection fails. */
const FAILURES = /failed to fetch|networkerror|load failed|error loading dynamically imported module/i;

/** Whether an error only means that there was no connection [S183]. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && FAILURES.test(error.message);
}
