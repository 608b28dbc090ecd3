import type { InterfaceLanguage } from "#domain/language.ts";

/**
 * A loader that fetches the texts of a language once. Its promise, once fulfilled, is marked as React marks
 * those it has seen, so that `use` reads it without suspending.
 */
export function loadOnce<Texts>(
  loaders: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>>,
): (language: InterfaceLanguage) => Promise<Texts> {
  const known = new Map<InterfaceLanguage, Promise<Texts>>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const loading = loaders[language]();
    known.set(language, loading);
    loading.then(
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      // A failed download may be tried again; whoever waits for it is told by the promise itself.
      () => known.delete(language),
    );
    return loading;
  };
}
