/** The file of the product that a failed import names; Safari names none. */
function failedFile(error: unknown): string | undefined {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  return file?.startsWith(`${location.origin}/`) ? file : undefined;
}

/**
 * Makes an `import()` one that may be tried again.
 *
 * @param load an `import()` of the module.
 * @returns the same, which throws where the code can't be fetched; it may be called again.
 */
export function fetchAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let failed: string | undefined;
  // Most browsers answer an import that failed once with the same failure for as long as the page stays
  // (https://github.com/whatwg/html/issues/6768). They fetch it again under another address.
  const loadAgain = (file: string): Promise<Module> => import(/* @vite-ignore */ `${file}?again=${failures}`);
  return async () => {
    try {
      return await (failed ? loadAgain(failed) : load());
    } catch (error) {
      failures += 1;
      failed ??= failedFile(error);
      throw error;
    }
  };
}
