import type { z } from "#domain/zod.ts";
import type { ButtonIcon } from "../../look/icon.ts";
import type { Features } from "../../property/property.ts";
import type { ButtonFindingCode, PublishCheck } from "../publish-finding.ts";
import type { RichText } from "../rich-text.ts";

/** A missing value that blocks publishing. */
export interface MissingField {
  readonly code: ButtonFindingCode;
  /** The form field to fill in. */
  readonly field: string;
}

/** Description of a button type's entry list. */
interface EntryListOf<List extends string, Text extends string> {
  /** Name of the field that holds the list. Every entry has an `id`. */
  readonly field: List;
  /** Translatable texts of an entry, in reading order. */
  readonly texts: readonly Text[];
  /** Guest-facing fields of an entry that are not translated. Absent: none. */
  readonly untranslated?: readonly Text[];
  /** Required fields of an entry: a draft in which one of them is blank is not saved. */
  readonly required: readonly Text[];
  /** Whether the entries are buttons; texts and gaps then depend on each entry's own type. */
  readonly areButtons: boolean;
}

/** Description of a button type. Its name is the key in the registry (`button.ts`). */
export interface ButtonDescription {
  /** Icon of a new button. When staff change the type, an unchanged icon changes with it. */
  readonly icon: ButtonIcon;
  /** The feature a property needs. Without it guests never see the button, and staff see a lock. `null`: none. */
  readonly premium: keyof Features | null;
  /** A new button's values; a fresh object at every call. */
  defaults(): object;
  /**
   * Translatable fields in reading order, without the name and entries. Translation fingerprints depend on
   * the order. Plain text, or formatted text, for which the fallback is the original's whole text.
   */
  readonly texts: readonly string[];
  /** Guest-facing fields that are not translated, such as an address. Empty ones fall back to the original. */
  readonly untranslated: readonly string[];
  /** The entry list of this type; `null`: none. */
  readonly entries: EntryListOf<string, string> | null;
  /** Publish checks besides the name; `null`: none. `gaps` is pure. */
  readonly publishing: {
    readonly check: PublishCheck;
    gaps(values: unknown): readonly MissingField[];
  } | null;
}

/** Fields that hold free text; an enum, such as a map's type, does not count. */
type TextField<Values> = {
  [Field in keyof Values]: string extends Values[Field]
    ? Field
    : Values[Field] extends RichText
      ? Field
      : never;
}[keyof Values] &
  string;

/** The entry lists among the fields; `never` if there is none. */
type EntryList<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends readonly (infer Entry extends {
    readonly id: string;
  })[]
    ? EntryListOf<Field & string, TextField<Entry>>
    : never;
}[keyof Values];

/** A description checked against its fields: an entry list cannot be left out. */
interface TypedDescription<Values extends object> extends ButtonDescription {
  defaults(): Values;
  readonly texts: readonly TextField<Values>[];
  readonly untranslated: readonly TextField<Values>[];
  readonly entries: [EntryList<Values>] extends [never] ? null : EntryList<Values>;
  readonly publishing: { readonly check: PublishCheck; gaps(values: Values): readonly MissingField[] } | null;
}

/**
 * Describes one button type. Returns the description unchanged; the compiler checks it against `Fields`.
 *
 * `Fields` are the Zod schemas of the type's own fields. They live in a separate module, so that the first
 * screens load descriptions without Zod. A new field raises `CONTENT_SCHEMA_VERSION`.
 */
export function defineButtonType<Fields extends z.ZodRawShape>(
  description: TypedDescription<z.infer<z.ZodObject<Fields>>>,
) {
  return description;
}
