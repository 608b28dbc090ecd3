import type { InterfaceLanguage } from "#domain/language.ts";
import type { AccountFormMessages } from "./en/account-forms.ts";
import type { AnnouncementMessages } from "./en/announcements.ts";
import type { DashboardMessages } from "./en/dashboard.ts";
import type { DeskMessages } from "./en/desk.ts";
import type { GuestDataMessages } from "./en/guest-data.ts";
import type { Guide } from "./en/guide.ts";
import type { PasskeyMessages } from "./en/passkeys.ts";
import type { PortfolioMessages } from "./en/portfolio.ts";

/** Interface texts by catalogue. Each catalogue has one file per language, with the catalogue's name. */
export interface Catalogues {
  /** Texts of every screen, before and after sign-in. */
  readonly everywhere: typeof import("./en/everywhere.ts");
  /** `everywhere` plus the texts that signed-in screens share. */
  readonly shell: Catalogues["everywhere"] & typeof import("./en/shell.ts");
  /** `shell` plus the texts of setup. */
  readonly setup: Catalogues["shell"] & typeof import("./en/setup.ts");
  readonly "account-forms": AccountFormMessages;
  readonly announcements: AnnouncementMessages;
  /** `setup` plus the texts of *Answers*: its labels, and the questions as staff read them. */
  readonly answers: Catalogues["setup"] & typeof import("./en/answers.ts");
  readonly dashboard: DashboardMessages;
  /** Shared desks: names, digits, and what owners set. */
  readonly desk: DeskMessages;
  readonly "guest-data": GuestDataMessages;
  /** Quick start, tutorial, help and contact. */
  readonly guide: Guide;
  /** The comparison of properties. */
  readonly portfolio: PortfolioMessages;
  /** `setup` plus the texts of *Translations*. */
  readonly translations: Catalogues["setup"] & typeof import("./en/translations.ts");
  /** Passkeys, and the question before sensitive actions. */
  readonly passkeys: PasskeyMessages;
}

export type CatalogueName = keyof Catalogues;
export type EverywhereMessages = Catalogues["everywhere"];
export type ShellMessages = Catalogues["shell"];
export type SetupMessages = Catalogues["setup"];

/** A route's `handle`: additional catalogues of its screen. The page preloads their files. */
export interface ScreenHandle {
  readonly texts: readonly CatalogueName[];
}

type Readers = {
  readonly [Name in CatalogueName]: (language: InterfaceLanguage) => Promise<Catalogues[Name]>;
};

/** Merges the texts of a frame with the texts of the screen inside, which have different names. */
async function join<Frame, Own>(frame: Promise<Frame>, own: Promise<Own>): Promise<Frame & Own> {
  return { ...(await frame), ...(await own) };
}

export const READERS: Readers = {
  everywhere: (language) => import(`./${language}/everywhere.ts`),
  shell: (language) => join(READERS.everywhere(language), import(`./${language}/shell.ts`)),
  setup: (language) => join(READERS.shell(language), import(`./${language}/setup.ts`)),
  "account-forms": async (language) => (await import(`./${language}/account-forms.ts`)).accountForms,
  announcements: async (language) => (await import(`./${language}/announcements.ts`)).announcements,
  answers: (language) => join(READERS.setup(language), import(`./${language}/answers.ts`)),
  dashboard: async (language) => (await import(`./${language}/dashboard.ts`)).dashboard,
  desk: async (language) => (await import(`./${language}/desk.ts`)).desk,
  "guest-data": async (language) => (await import(`./${language}/guest-data.ts`)).guestData,
  guide: async (language) => (await import(`./${language}/guide.ts`)).guide,
  portfolio: async (language) => (await import(`./${language}/portfolio.ts`)).portfolio,
  translations: (language) => join(READERS.setup(language), import(`./${language}/translations.ts`)),
  passkeys: async (language) => (await import(`./${language}/passkeys.ts`)).passkeys,
};

/** Every catalogue of a language, for tests. */
export async function readCatalogues(language: InterfaceLanguage): Promise<Catalogues> {
  const entries = Object.entries(READERS).map(async ([name, read]) => [name, await read(language)]);
  return Object.fromEntries(await Promise.all(entries));
}
