import type { Answers } from "../answers/answers.ts";
import type { ContentLanguage } from "../language.ts";
import type { AutomaticTexts } from "../translation/automatic-texts-schema.ts";
import type { Buttons } from "./button.ts";
import type { Homepage } from "./homepage.ts";
import type { Qr } from "./qr.ts";
import type { Social } from "./social.ts";
import type { Theme } from "./theme.ts";

/** The parts of a draft. Each is one document, the unit of concurrency; `buttons` has one per language. */
export const SECTIONS = ["homepage", "theme", "social", "qr", "answers", "buttons"] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections of one document, in all languages. */
export const SINGLE_SECTIONS = ["homepage", "theme", "social", "qr", "answers"] as const satisfies Section[];
export type SingleSection = (typeof SINGLE_SECTIONS)[number];

/** Sections of one document that a reset sets to the template. Answers identify the property and stay (D96). */
export const TEMPLATE_SECTIONS = ["homepage", "theme", "social", "qr"] as const satisfies Section[];

/**
 * Raise it for every schema change that old documents do not satisfy, and for every addition that the
 * previous version cannot read, such as a new field or button type. Two versions back must still run and show
 * such a document read-only. The migrations are in `versions.ts`.
 */
export const CONTENT_SCHEMA_VERSION = 2;

export interface SectionBodies {
  homepage: Homepage;
  theme: Theme;
  social: Social;
  qr: Qr;
  answers: Answers;
  buttons: Buttons;
}
export type SectionBody = SectionBodies[Section];

export interface SectionContent<Name extends Section> {
  readonly section: Name;
  /** Empty, except in the section `buttons`. */
  readonly language: ContentLanguage | "";
  readonly body: SectionBodies[Name];
}

/** A document whose section is not known statically; `StoredDocument` ties the body to the section. */
export interface SectionDocument<Name extends Section = Section> extends SectionContent<Name> {
  /** Starts at 1; 0: never saved. */
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  /** `true`: a newer version wrote it. The body holds the readable part, and saving is refused. */
  readonly newerVersion?: true | undefined;
}

/** A document's content: the section determines the body's schema. */
export type DocumentContent<Name extends Section = Section> = { [One in Name]: SectionContent<One> }[Name];

/** One document as the API sends it. */
export type StoredDocument<Name extends Section = Section> = { [One in Name]: SectionDocument<One> }[Name];

/** The complete content of a property, for previews and publishing. */
export interface Draft {
  readonly name: string;
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  readonly homepage: Homepage;
  readonly theme: Theme;
  readonly social: Social;
  readonly qr: Qr;
  readonly answers: Answers;
  readonly buttons: Readonly<Partial<Record<ContentLanguage, Buttons>>>;
  /** Drafts of automatic languages (L5), as guests read them where no person has written; absent: none. */
  readonly automatic?: AutomaticTexts;
  /** Places whose words a machine wrote, by language: only while pages are rendered. */
  readonly machine?: Readonly<Partial<Record<ContentLanguage, readonly string[]>>>;
}
