import type { ContentLanguage } from "../language.ts";
import type { Buttons } from "./button.ts";
import type { Homepage } from "./homepage.ts";
import type { Qr } from "./qr.ts";
import type { Social } from "./social.ts";
import type { Theme } from "./theme.ts";

/** The parts of a draft. Each is one document, the unit of concurrency; `buttons` is one a language. */
export const SECTIONS = ["homepage", "theme", "social", "qr", "buttons"] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Raised by every change to a content schema that old documents don't satisfy, and by every change that lets a
 * document hold what the version before can't read, such as a new field or type of button: two versions back must
 * run, and show such a document read-only. `versions.ts` has the way from each.
 */
export const CONTENT_SCHEMA_VERSION = 1;

export interface SectionBodies {
  homepage: Homepage;
  theme: Theme;
  social: Social;
  qr: Qr;
  buttons: Buttons;
}
export type SectionBody = SectionBodies[Section];

export interface SectionContent<Name extends Section> {
  readonly section: Name;
  /** Empty but for buttons. */
  readonly language: ContentLanguage | "";
  readonly body: SectionBodies[Name];
}

/** A document whose section may not be known; `StoredDocument` holds section and body together. */
export interface SectionDocument<Name extends Section = Section> extends SectionContent<Name> {
  /** Starts at 1; 0 stands for a document that was never saved. */
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  /**
   * A newer version wrote it: the body is what this version can show of it, and saving it is refused. Absent
   * otherwise.
   */
  readonly newerVersion?: true | undefined;
}

/** What a document holds: its section names the schema of its body. */
export type DocumentContent<Name extends Section = Section> = { [One in Name]: SectionContent<One> }[Name];

/** One document as the API sends it. */
export type StoredDocument<Name extends Section = Section> = { [One in Name]: SectionDocument<One> }[Name];

/** The whole of a property's content, as previews and publishing read it. */
export interface Draft {
  readonly name: string;
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  readonly homepage: Homepage;
  readonly theme: Theme;
  readonly social: Social;
  readonly qr: Qr;
  readonly buttons: Readonly<Partial<Record<ContentLanguage, Buttons>>>;
}
