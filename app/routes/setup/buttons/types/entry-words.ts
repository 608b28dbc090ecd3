import type { ButtonType } from "#domain/content/button.ts";
import type { ButtonsMessages } from "./type-editor.ts";

/** Formats a number of entries; never called with 0. */
type CountWords = (count: number, words: ButtonsMessages) => string;

/** Texts about a type's entries for tiles and dialogs. Separate from the editor, which tiles do not load. */
interface EntryWords {
  /** Number of entries on the tile; `null`: not shown. */
  readonly count: CountWords | null;
  /** Number of entries in the delete dialog; `null`: not shown. */
  readonly loss: CountWords | null;
}

const NO_ENTRY_WORDS: EntryWords = { count: null, loss: null };

const ENTRY_WORDS: Readonly<Record<ButtonType, EntryWords>> = {
  link: NO_ENTRY_WORDS,
  map: NO_ENTRY_WORDS,
  "click-to-call": NO_ENTRY_WORDS,
  chat: NO_ENTRY_WORDS,
  "guest-services": NO_ENTRY_WORDS,
  popup: {
    count: (count, words) => words.subButtonCount(count),
    loss: (count, words) => words.remove.inside(count),
  },
  gallery: {
    count: (count, words) => words.imageCount(count),
    loss: (count, words) => words.remove.images(count),
  },
  feedback: { count: (count, words) => words.questionCount(count), loss: null },
};

export function getEntryWords(type: ButtonType): EntryWords {
  return ENTRY_WORDS[type];
}
