import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";
import { type CatalogueName, type Catalogues, READERS } from "./catalogues.ts";

const loaded = new Map<string, Promise<unknown>>();

const toKey = (name: CatalogueName, language: InterfaceLanguage) => `${name}-${language}`;

/**
 * Loads a catalogue in one language, once. A fulfilled promise gets React's own status fields, so that `use`
 * reads it without suspending. After a failure the next call loads again.
 */
export function loadMessages<Name extends CatalogueName>(
  name: Name,
  language: InterfaceLanguage,
): Promise<Catalogues[Name]> {
  const key = toKey(name, language);
  const before = loaded.get(key);
  if (before) return before as Promise<Catalogues[Name]>;
  const loading = READERS[name](language);
  loaded.set(key, loading);
  loading.then(
    (value) => Object.assign(loading, { status: "fulfilled", value }),
    () => loaded.delete(key),
  );
  return loading;
}

/**
 * Starts loading a catalogue in the page's language, in parallel with the loaders; errors appear when the
 * screen uses it.
 */
export function prefetchMessages(name: CatalogueName): void {
  loadMessages(name, decideInterfaceLanguage(document.documentElement.lang, null)).catch(() => undefined);
}

export function hasMessages(name: CatalogueName, language: InterfaceLanguage): boolean {
  return loaded.has(toKey(name, language));
}

/** Caches a catalogue that was loaded elsewhere. */
export function cacheMessages<Name extends CatalogueName>(
  name: Name,
  language: InterfaceLanguage,
  value: Catalogues[Name],
): void {
  loaded.set(toKey(name, language), Object.assign(Promise.resolve(value), { status: "fulfilled", value }));
}
