import type { Buttons } from "#domain/content/button.ts";
import { type Draft, SECTIONS, type Section, type StoredDocument } from "#domain/content/document.ts";
import type { Homepage } from "#domain/content/homepage.ts";
import { withDefaultLanguage } from "#domain/content/hours/default-language.ts";
import { isSameData, mergeDocuments } from "#domain/content/merge.ts";
import type { Qr } from "#domain/content/qr.ts";
import type { Social } from "#domain/content/social.ts";
import type { Theme } from "#domain/content/theme.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import type { ChangeOf } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

/** The part of a property that the homepage tab edits along with its document. */
export type PropertyFields = Pick<Property, "name" | "languages" | "defaultLanguage">;

/** One thing that is saved as a whole: a document, or the property's own fields. */
export interface Part<Value> {
  /** As it was last read from or saved to the server. */
  readonly saved: Value;
  readonly revision: number;
  /** As it stands on the screen. */
  readonly edited: Value;
  /** A newer version of the product saved it: it is shown, and neither edited nor published. */
  readonly newerVersion?: true | undefined;
}

/** The names of parts: sections, `buttons:<language>`, and `property`. */
export type PartKey = Exclude<Section, "buttons"> | `buttons:${ContentLanguage}` | "property";

export interface PartValues {
  property: PropertyFields;
  homepage: Homepage;
  theme: Theme;
  social: Social;
  qr: Qr;
}
export type PartValue<Key extends PartKey> = Key extends keyof PartValues ? PartValues[Key] : Buttons;

/** The whole draft in the browser: what is saved, and what has been typed. */
export type DraftState = { readonly [Key in PartKey]?: Part<PartValue<Key>> };

export function toFields(property: Property): PropertyFields {
  const { name, languages, defaultLanguage } = property;
  return { name, languages, defaultLanguage };
}

export function toPartKey(document: Pick<StoredDocument, "section" | "language">): PartKey {
  const { section, language } = document;
  if (section !== "buttons") return section;
  if (language === "") throw new Error("Buttons are kept by language.");
  return `buttons:${language}`;
}

/** The document that a part is; throws for the property's own fields, which are none. */
export function toDocumentAddress(key: PartKey): {
  readonly section: Section;
  readonly language: ContentLanguage | "";
} {
  const [name, code] = key.split(":");
  const section = SECTIONS.find((one) => one === name);
  if (!section) throw new Error(`The part "${key}" is no document.`);
  return { section, language: CONTENT_LANGUAGE_CODES.find((one) => one === code) ?? "" };
}

/** The part that a change of the log saved; null for one of a property that no draft holds. */
export function findSavedPart(change: ChangeOf<"document.saved" | "property.updated">): PartKey | null {
  if (change.kind === "document.saved") {
    const { section, language } = change.payload;
    return section === "buttons" ? (`buttons:${language}` as PartKey) : section;
  }
  const { name, languages, defaultLanguage } = change.payload;
  return (name ?? languages ?? defaultLanguage) === undefined ? null : "property";
}

/** The state that the loader's answer opens with: nothing edited. */
export function openDraft(property: Property, documents: readonly StoredDocument[]): DraftState {
  const fields = toFields(property);
  const parts: Record<string, Part<unknown>> = {
    property: { saved: fields, edited: fields, revision: property.revision },
  };
  for (const document of documents) {
    const { body, revision, newerVersion } = document;
    parts[toPartKey(document)] = { saved: body, edited: body, revision, newerVersion };
  }
  return parts as DraftState;
}

export type DraftAction =
  | {
      readonly type: "edit";
      readonly key: PartKey;
      readonly value: PartValue<PartKey>;
      /** Edits of one moment are one step of undo. Absent: now. */
      readonly at?: EpochMs | undefined;
    }
  /** The same content as it is about to be saved: trimmed, addresses with their scheme. */
  | { readonly type: "tidy"; readonly key: PartKey; readonly value: PartValue<PartKey> }
  /** A save succeeded: `value` is what the server made of `sent`. What was typed since stays. */
  | {
      readonly type: "saved";
      readonly key: PartKey;
      readonly value: PartValue<PartKey>;
      readonly revision: number;
      readonly sent?: PartValue<PartKey> | undefined;
    }
  /** Takes a newer saved version, with the person's work merged into it. */
  | {
      readonly type: "rebase";
      readonly key: PartKey;
      readonly saved: PartValue<PartKey>;
      readonly revision: number;
      readonly edited: PartValue<PartKey>;
      readonly newerVersion?: true | undefined;
    }
  | { readonly type: "discard"; readonly keys: readonly PartKey[] }
  | { readonly type: "reopen"; readonly state: DraftState };

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case "edit":
    case "tidy": {
      const part = state[action.key];
      return part ? { ...state, [action.key]: { ...part, edited: action.value } } : state;
    }
    case "saved": {
      const part = state[action.key];
      const { value, revision } = action;
      const sent = action.sent ?? part?.saved ?? value;
      const edited = part ? mergeDocuments<PartValue<PartKey>>(sent, part.edited, value).merged : value;
      return { ...state, [action.key]: { saved: value, revision, edited } };
    }
    case "rebase": {
      const { saved, revision, edited, newerVersion } = action;
      return { ...state, [action.key]: { saved, revision, edited, newerVersion } };
    }
    case "discard": {
      const restored = action.keys.flatMap((key) => {
        const part = state[key];
        return part ? [[key, { ...part, edited: part.saved }] as const] : [];
      });
      return { ...state, ...Object.fromEntries(restored) };
    }
    case "reopen":
      return action.state;
  }
}

export function isDirty(state: DraftState, key: PartKey): boolean {
  const part = state[key];
  return part !== undefined && !isSameData(part.saved, part.edited);
}

/** Those of some parts that a newer version of the product saved; of all where none are named. */
export function getNewerKeys(state: DraftState, among = Object.keys(state) as readonly PartKey[]): PartKey[] {
  return among.filter((key) => state[key]?.newerVersion);
}

/** The parts with unsaved changes. */
export function getDirtyKeys(state: DraftState): PartKey[] {
  return (Object.keys(state) as PartKey[]).filter((key) => isDirty(state, key));
}

/** A part as it stands on the screen; throws for a part that was never opened. */
export function getEdited<Key extends PartKey>(state: DraftState, key: Key): PartValue<Key> {
  const part = state[key];
  if (!part) throw new Error(`The draft has no part "${key}".`);
  return part.edited as PartValue<Key>;
}

/**
 * What is on the screen as one draft, for previews and checks. With a default language that is not applied yet, buttons
 * have the hours that applying it leaves them.
 */
export function toDraft(state: DraftState): Draft {
  const { name, languages, defaultLanguage } = getEdited(state, "property");
  const from = state.property?.saved.defaultLanguage ?? defaultLanguage;
  const listed = [...new Set([...languages, from])].map((language) => {
    const part = state[`buttons:${language}`];
    return [language, part ? part.edited : { buttons: [] }] as const;
  });
  const moved = withDefaultLanguage(Object.fromEntries(listed), { from, to: defaultLanguage });
  const buttons = languages.map((language) => [language, moved[language] ?? { buttons: [] }] as const);
  return {
    name,
    languages,
    defaultLanguage,
    homepage: getEdited(state, "homepage"),
    theme: getEdited(state, "theme"),
    social: getEdited(state, "social"),
    qr: getEdited(state, "qr"),
    buttons: Object.fromEntries(buttons),
  };
}
