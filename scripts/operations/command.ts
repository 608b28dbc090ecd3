import { ID_PATTERN } from "#domain/id.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import { type OpsCall, OpsError } from "./ops-call.ts";

/** Options with a value. */
export const OPTION_NAMES = [
  "company",
  "group",
  "name",
  "email",
  "slug",
  "time-zone",
  "languages",
  "default-language",
  "address",
  "phone",
  "from",
  "to",
  "previous",
  "estimate",
  "env",
  "to-version",
  "property",
  "pace",
] as const;
type OptionName = (typeof OPTION_NAMES)[number];

export type Options = Readonly<Partial<Record<OptionName, string | undefined>>> & {
  /** Repairs what a check finds. */
  readonly mend?: boolean | undefined;
  /** Invalidates everything that the older signing key has signed. */
  readonly "at-once"?: boolean | undefined;
  /** Includes every entry. */
  readonly all?: boolean | undefined;
  /** Prints what would happen and changes nothing. */
  readonly "dry-run"?: boolean | undefined;
  /** Proceeds despite an objection. */
  readonly force?: boolean | undefined;
  /** Encrypts the written file. */
  readonly seal?: boolean | undefined;
};

/** Boolean options. */
export const SWITCH_NAMES = [
  "mend",
  "at-once",
  "all",
  "dry-run",
  "force",
  "seal",
] as const satisfies readonly (keyof Options)[];

export interface Command {
  /** Arguments after the command's name. */
  readonly usage: string;
  readonly about: string;
  /** Number of arguments; an array lists the allowed numbers. */
  readonly words: number | readonly number[];
  /** @returns a report for the terminal; `tell` prints progress. */
  readonly run: (
    call: OpsCall,
    words: readonly string[],
    options: Options,
    print: (line: string) => void,
  ) => Promise<string>;
}

export function required(options: Options, name: OptionName): string {
  const value = options[name];
  if (!value) throw new OpsError(`--${name} is missing.`);
  return value;
}

/** An id for use in a URL path; throws on anything else. */
export function parseId(word: string | undefined): string {
  if (!word || !ID_PATTERN.test(word))
    throw new OpsError(`${word} is no id: 24 small letters and digits. find TEXT says ids.`);
  return word;
}

export function parseLanguage(code: string): ContentLanguage {
  if (isContentLanguage(code)) return code;
  throw new OpsError(`${code} is no language of a portal: ${CONTENT_LANGUAGE_CODES.join(", ")}.`);
}

/** Comma-separated languages, each once. Throws on an unknown one. */
export function parseLanguages(codes: string): ContentLanguage[] {
  return [...new Set(codes.split(",").map((code) => parseLanguage(code.trim().toLowerCase())))];
}
