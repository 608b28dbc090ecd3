import type { z } from "#domain/zod.ts";
import type { ButtonIcon } from "../../look/icon.ts";
import type { Features } from "../../property/property.ts";
import type { ButtonFindingCode, PublishCheck } from "../publish-finding.ts";
import type { RichText } from "../rich-text.ts";

/** What is still missing before guests can use a button: it blocks the publication. */
export interface Gap {
  readonly code: ButtonFindingCode;
  /** The field that mends it. */
  readonly field: string;
}

/** How loops over all types read the list of entries that a type holds. */
interface EntryListOf<List extends string, Text extends string> {
  /** The field with the list. Every entry has an `id`. */
  readonly field: List;
  /** The texts of an entry that guests read and that are translated, in reading order. */
  readonly texts: readonly Text[];
  /** The fields of an entry that guests read and nobody translates. Absent: none. */
  readonly untranslated?: readonly Text[];
  /** Those without which the entry's row would be empty: a draft with a blank one is not saved. */
  readonly required: readonly Text[];
  /** The entries are buttons, each with the texts and the gaps of its own type. */
  readonly areButtons: boolean;
}

/** What a button type is, without its name: the registry in `button.ts` has that. */
export interface ButtonDescription {
  /** The icon of a new button. One that staff has not changed follows when they change the type. */
  readonly icon: ButtonIcon;
  /** The feature that a property needs for it. Without it guests never see the button, and staff see a lock. */
  readonly premium: keyof Features | null;
  /** A new button's values, made new at every call. */
  defaults(): object;
  /**
   * The fields that guests read and that are translated, in reading order, without the name and without those of
   * entries. The fingerprint of translations depends on the order. Plain text, or formatted text, which the
   * original supplies as a whole.
   */
  readonly texts: readonly string[];
  /** Fields that guests read and nobody translates, such as an address: the original supplies them too. */
  readonly untranslated: readonly string[];
  /** The list that a button of this type holds. */
  readonly entries: EntryListOf<string, string> | null;
  /** What publishing asks of a button besides its name; null where that is nothing. `gaps` is pure. */
  readonly publishing: { readonly check: PublishCheck; gaps(values: unknown): readonly Gap[] } | null;
}

/** The fields that hold text. A choice, such as a map's type, is none. */
type TextField<Values> = {
  [Field in keyof Values]: string extends Values[Field]
    ? Field
    : Values[Field] extends RichText
      ? Field
      : never;
}[keyof Values] &
  string;

/** The lists of entries among the fields; never, where there is none. */
type EntryList<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends readonly (infer Entry extends {
    readonly id: string;
  })[]
    ? EntryListOf<Field & string, TextField<Entry>>
    : never;
}[keyof Values];

/** A description in the making: its parts agree with the fields, and a list of entries can't be left out. */
interface TypedDescription<Values extends object> extends ButtonDescription {
  defaults(): Values;
  readonly texts: readonly TextField<Values>[];
  readonly untranslated: readonly TextField<Values>[];
  readonly entries: [EntryList<Values>] extends [never] ? null : EntryList<Values>;
  readonly publishing: { readonly check: PublishCheck; gaps(values: Values): readonly Gap[] } | null;
}

/**
 * Describes one type of button. Returns the description as it is; the compiler holds its parts together.
 *
 * `Fields` are the schemas of every field that the types do not share. They stand in a module of their own, which no
 * screen begins with: what a type is, is read long before anything is checked. A new field raises
 * `CONTENT_SCHEMA_VERSION`.
 */
export function defineButtonType<Fields extends z.ZodRawShape>(
  description: TypedDescription<z.infer<z.ZodObject<Fields>>>,
) {
  return description;
}
