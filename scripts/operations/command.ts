import { ID_PATTERN } from "#domain/id.ts";
import { type OpsCall, OpsError } from "./ops-call.ts";

/** The options that take a value. */
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
  /** Puts right what a check finds. */
  readonly mend?: boolean | undefined;
  /** Ends what the older signing key has signed. */
  readonly "at-once"?: boolean | undefined;
  /** All there are. */
  readonly all?: boolean | undefined;
  /** Says what would be done, and does nothing. */
  readonly "dry-run"?: boolean | undefined;
  /** Does it although something speaks against it. */
  readonly force?: boolean | undefined;
  /** Encrypts what is written. */
  readonly seal?: boolean | undefined;
};

/** The options that are there or not. */
export const SWITCH_NAMES = [
  "mend",
  "at-once",
  "all",
  "dry-run",
  "force",
  "seal",
] as const satisfies readonly (keyof Options)[];

export interface Command {
  /** What follows its name. */
  readonly usage: string;
  readonly about: string;
  /** How many words it needs, or may have. */
  readonly words: number | readonly number[];
  /** @returns what it did, for the person at the terminal; `tell` shows them a line on the way there. */
  readonly run: (
    call: OpsCall,
    words: readonly string[],
    options: Options,
    tell: (line: string) => void,
  ) => Promise<string>;
}

export function required(options: Options, name: OptionName): string {
  const value = options[name];
  if (!value) throw new OpsError(`--${name} is missing.`);
  return value;
}

/** An id as part of an address; nothing else becomes one. */
export function parseId(word: string | undefined): string {
  if (!word || !ID_PATTERN.test(word))
    throw new OpsError(`${word} is no id: 24 small letters and digits. find TEXT says ids.`);
  return word;
}
