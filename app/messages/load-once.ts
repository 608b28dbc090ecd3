import type { InterfaceLanguage } from "#domain/language.ts";

export interface LoadOnce<Texts> {
  (language: InterfaceLanguage): Promise<Texts>;
  has(language: InterfaceLanguage): boolean;
  /** Takes the texts of a language that were fetched otherwise. */
  keep(language: InterfaceLanguage, texts: Texts): void;
}

/**
 * A loader that fetches the texts of a language once. Its promise, once fulfilled, is marked as React marks
 * those it has seen, so that `use` reads it without suspending. Without loaders it has what it was given.
 */
export function loadOnce<Texts>(
  loaders: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> | null,
): LoadOnce<Texts> {
  const known = new Map<InterfaceLanguage, Promise<Texts>>();
  function load(language: InterfaceLanguage): Promise<Texts> {
    const before = known.get(language);
    if (before) return before;
    if (!loaders) return Promise.reject(new Error(`No texts were kept in ${language}`));
    const loading = loaders[language]();
    known.set(language, loading);
    loading.then(
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      // A failed download may be tried again; whoever waits for it is told by the promise itself.
      () => known.delete(language),
    );
    return loading;
  }
  return Object.assign(load, {
    has: (language: InterfaceLanguage) => known.has(language),
    keep(language: InterfaceLanguage, value: Texts) {
      known.set(language, Object.assign(Promise.resolve(value), { status: "fulfilled", value }));
    },
  });
}
