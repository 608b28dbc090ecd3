import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";
import type { ApartMessages } from "./apart/en.ts";
import type { AccountFormMessages } from "./en/account-forms.ts";
import type { DashboardMessages } from "./en/dashboard.ts";
import type { Messages } from "./en.ts";
import type { first } from "./first/en.ts";
import type { Guide } from "./guide/en.ts";
import { joinMessages } from "./join-messages.ts";

/** The texts of screens that show before a sign-in. */
export type FirstMessages = typeof first;

/** The interface texts by catalogue: each is a folder here, with a file a language. */
export interface Catalogues {
  readonly first: FirstMessages;
  /** `first`, and the texts that most signed-in screens share. */
  readonly "signed-in": Messages;
  /** Forms about one's account. */
  readonly account: AccountFormMessages;
  /** Quick start, tutorial, help and contact. */
  readonly guide: Guide;
  /** Screens that few open. */
  readonly apart: ApartMessages;
  readonly dashboard: DashboardMessages;
}

export type CatalogueName = keyof Catalogues;

/** A route's `handle`: the extra catalogues its screen reads. The page preloads their files. */
export interface ScreenHandle {
  readonly texts: readonly CatalogueName[];
}

type Readers = {
  readonly [Name in CatalogueName]: (language: InterfaceLanguage) => Promise<Catalogues[Name]>;
};

/** Null in the built Worker, which reads catalogues from its assets (`read-messages.server.ts`). */
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
 * Fetches a catalogue in one language, once. A fulfilled promise is marked as React marks those it has seen, so that
 * `use` reads it without suspending. After a failure the next call fetches again.
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

/** Begins to fetch a catalogue in the language of the page, beside what a screen reads; the screen meets a failure. */
export function prefetchMessages(name: CatalogueName): void {
  loadMessages(name, decideInterfaceLanguage(document.documentElement.lang, null)).catch(() => undefined);
}

export function hasMessages(name: CatalogueName, language: InterfaceLanguage): boolean {
  return loaded.has(toKey(name, language));
}

/** Keeps a catalogue that was read elsewhere. */
export function keepMessages<Name extends CatalogueName>(
  name: Name,
  language: InterfaceLanguage,
  value: Catalogues[Name],
): void {
  loaded.set(toKey(name, language), Object.assign(Promise.resolve(value), { status: "fulfilled", value }));
}
