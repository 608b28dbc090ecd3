import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";
import type { ApartMessages } from "./apart/en.ts";
import type { AccountFormMessages } from "./en/account-forms.ts";
import type { DashboardMessages } from "./en/dashboard.ts";
import type { Messages } from "./en.ts";
import type { first } from "./first/en.ts";
import type { Guide } from "./guide/en.ts";
import { joinMessages } from "./join-messages.ts";

/** Texts of screens before sign-in. */
export type FirstMessages = typeof first;

/** Interface texts by catalogue: a folder each, with one file per language. */
export interface Catalogues {
  readonly first: FirstMessages;
  /** `first` plus the texts shared by most signed-in screens. */
  readonly "signed-in": Messages;
  readonly account: AccountFormMessages;
  /** Quick start, tutorial, help and contact. */
  readonly guide: Guide;
  /** Rarely opened screens. */
  readonly apart: ApartMessages;
  readonly dashboard: DashboardMessages;
}

export type CatalogueName = keyof Catalogues;

/** A route's `handle`: additional catalogues of its screen. The page preloads their files. */
export interface ScreenHandle {
  readonly texts: readonly CatalogueName[];
}

type Readers = {
  readonly [Name in CatalogueName]: (language: InterfaceLanguage) => Promise<Catalogues[Name]>;
};

/** `null` in the built Worker, which reads catalogues from its assets (`read-messages.server.ts`). */
const READERS: Readers | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        first: async (language) => (await import(`./first/${language}.ts`)).first,
        "signed-in": async (language) => {
          const [firstMessages, { signedIn }] = await Promise.all([
            loadMessages("first", language),
            import(`./signed-in/${language}.ts`),
          ]);
          return joinMessages(firstMessages, signedIn) as Messages;
        },
        account: async (language) => (await import(`./account/${language}.ts`)).accountForms,
        guide: async (language) => (await import(`./guide/${language}.ts`)).guide,
        apart: async (language) => (await import(`./apart/${language}.ts`)).apart,
        dashboard: async (language) => (await import(`./dashboard/${language}.ts`)).dashboard,
      };

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
  if (!READERS) return Promise.reject(new Error(`The catalogue ${key} was not read`));
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
