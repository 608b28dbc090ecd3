import { z } from "zod";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { type Buttons, buttonsSchema } from "./button.ts";
import { type Homepage, homepageSchema } from "./homepage.ts";
import { type Qr, qrSchema } from "./qr.ts";
import { type Social, socialSchema } from "./social.ts";
import { type Theme, themeSchema } from "./theme.ts";

/** The parts of a draft. Each is one document, the unit of concurrency; `buttons` is one a language. */
export const SECTIONS = ["homepage", "theme", "social", "qr", "buttons"] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Raised by every change to a content schema that old documents don't satisfy, and by every change that lets a
 * document hold what the version before can't read, such as a new field or type of button: two versions back must
 * run, and show such a document read-only. `versions.ts` has the way from each.
 */
export const CONTENT_SCHEMA_VERSION = 2;

export const SECTION_SCHEMAS = {
  homepage: homepageSchema,
  theme: themeSchema,
  social: socialSchema,
  qr: qrSchema,
  buttons: buttonsSchema,
} as const satisfies Record<Section, z.ZodType>;

export interface SectionBodies {
  homepage: Homepage;
  theme: Theme;
  social: Social;
  qr: Qr;
  buttons: Buttons;
}
export type SectionBody = SectionBodies[Section];

/** One document as the API sends it. `language` is empty but for buttons. `revision` starts at 1. */
export interface StoredDocument<Name extends Section = Section> {
  readonly section: Name;
  readonly language: ContentLanguage | "";
  readonly body: SectionBodies[Name];
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  /**
   * A newer version wrote it: the body is what this version can show of it, and saving it is refused. Absent
   * otherwise.
   */
  readonly newerVersion?: true;
}

export const documentLanguageSchema = z.enum(["", ...CONTENT_LANGUAGE_CODES]);

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
