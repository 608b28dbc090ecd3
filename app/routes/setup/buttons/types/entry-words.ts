import type { ButtonType } from "#domain/content/button.ts";
import type { ButtonsMessages } from "./type-editor.ts";

/** Says a number of entries in words; only asked where there are any. */
type CountWords = (count: number, words: ButtonsMessages) => string;

/** What tiles and questions say of the entries of a type. Apart from its editor, which tiles do without. */
interface EntryWords {
  /** Says on the tile how many entries the button holds; null where the tile names the type alone. */
  readonly count: CountWords | null;
  /** Says how many entries go when the button is deleted; null where that needs no saying. */
  readonly loss: CountWords | null;
}

const UNSAID: EntryWords = { count: null, loss: null };

const ENTRY_WORDS: Readonly<Record<ButtonType, EntryWords>> = {
  link: UNSAID,
  map: UNSAID,
  "click-to-call": UNSAID,
  chat: UNSAID,
  "guest-services": UNSAID,
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
