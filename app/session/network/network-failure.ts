/** What `fetch` and `import` say in Chromium, Firefox and Safari when a connection fails; each a TypeError. */
const FAILURES = /failed to fetch|networkerror|load failed|error loading dynamically imported module/i;

/** Whether an error only says that there was no connection: nobody's fault, and over when it is back [S183]. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && FAILURES.test(error.message);
}
