/** The file of ours in an import error; Safari names none. */
function findFailedFile(error: unknown): string | undefined {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  return file?.startsWith(`${location.origin}/`) ? file : undefined;
}

/**
 * Makes an `import()` retryable.
 *
 * @param load an `import()` of the module.
 * @returns a function that loads the module; it throws on failure and may be called again.
 */
export function fetchAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let failed: string | undefined;
  // Most browsers cache a failed import for the life of the page
  // (https://github.com/whatwg/html/issues/6768). Another URL loads it again.
  const loadAgain = (file: string): Promise<Module> => import(/* @vite-ignore */ `${file}?again=${failures}`);
  return async () => {
    try {
      return await (failed ? loadAgain(failed) : load());
    } catch (error) {
      failures += 1;
      failed ??= findFailedFile(error);
      throw error;
    }
  };
}
