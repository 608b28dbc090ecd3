import type { Answers } from "#domain/answers/answers.ts";
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

/** Property fields edited on the homepage tab. */
export type PropertyFields = Pick<Property, "name" | "languages" | "defaultLanguage">;

/** A unit of saving: a document, or the property's own fields. */
export interface Part<Value> {
  /** As last loaded or saved. */
  readonly saved: Value;
  readonly revision: number;
  /** As on screen. */
  readonly edited: Value;
  /** Saved by a newer product version: shown, but not editable or publishable. */
  readonly newerVersion?: true | undefined;
}

/** Names of parts: sections, `buttons:<language>`, and `property`. */
export type PartKey = Exclude<Section, "buttons"> | `buttons:${ContentLanguage}` | "property";

export interface PartValues {
  property: PropertyFields;
  homepage: Homepage;
  theme: Theme;
  social: Social;
  qr: Qr;
  answers: Answers;
}
export type PartValue<Key extends PartKey> = Key extends keyof PartValues ? PartValues[Key] : Buttons;

/** The whole draft in the browser: saved and edited. */
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

/** The document of a part; throws for the property's own fields. */
export function toDocumentAddress(key: PartKey): {
  readonly section: Section;
  readonly language: ContentLanguage | "";
} {
  const [name, code] = key.split(":");
  const section = SECTIONS.find((one) => one === name);
  if (!section) throw new Error(`The part "${key}" is no document.`);
  return { section, language: CONTENT_LANGUAGE_CODES.find((one) => one === code) ?? "" };
}

/** The part saved by a change in the log; `null` if the draft does not contain it. */
export function findSavedPart(change: ChangeOf<"document.saved" | "property.updated">): PartKey | null {
  if (change.kind === "document.saved") {
    const { section, language } = change.payload;
    return section === "buttons" ? (`buttons:${language}` as PartKey) : section;
  }
  const { name, languages, defaultLanguage } = change.payload;
  return (name ?? languages ?? defaultLanguage) === undefined ? null : "property";
}

/** Initial state from the loader, without edits. */
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
      /** Edits at the same moment are one undo step. Default: now. */
      readonly at?: EpochMs | undefined;
    }
  /** Normalises the content before saving: trimmed, URLs with scheme. */
  | { readonly type: "tidy"; readonly key: PartKey; readonly value: PartValue<PartKey> }
  /** Saved: `value` is the server's version of `sent`. Later edits stay. */
  | {
      readonly type: "saved";
      readonly key: PartKey;
      readonly value: PartValue<PartKey>;
      readonly revision: number;
      readonly sent?: PartValue<PartKey> | undefined;
    }
  /** Applies a newer saved version, with the edits merged in. */
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

/** Parts saved by a newer product version, among some or all parts. */
export function getNewerKeys(state: DraftState, among = Object.keys(state) as readonly PartKey[]): PartKey[] {
  return among.filter((key) => state[key]?.newerVersion);
}

/** Parts with unsaved changes. */
export function getDirtyKeys(state: DraftState): PartKey[] {
  return (Object.keys(state) as PartKey[]).filter((key) => isDirty(state, key));
}

/** A part as on screen; throws for an unknown part. */
export function getEditedValue<Key extends PartKey>(state: DraftState, key: Key): PartValue<Key> {
  const part = state[key];
  if (!part) throw new Error(`The draft has no part "${key}".`);
  return part.edited as PartValue<Key>;
}

/**
 * The draft on screen, for previews and checks. With an unsaved default language, buttons have the hours they
 * will have after applying it.
 */
export function toDraft(state: DraftState): Draft {
  const { name, languages, defaultLanguage } = getEditedValue(state, "property");
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
    homepage: getEditedValue(state, "homepage"),
    theme: getEditedValue(state, "theme"),
    social: getEditedValue(state, "social"),
    qr: getEditedValue(state, "qr"),
    answers: getEditedValue(state, "answers"),
    buttons: Object.fromEntries(buttons),
  };
}
