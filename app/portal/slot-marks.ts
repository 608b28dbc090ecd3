/**
 * A named place in a rendered page where serving inserts or replaces content. For a tile or its dialog, the
 * button's id follows.
 */
export type SlotName =
  /** End of the head. */
  | "head"
  /** Content of the property's style element. */
  | "css"
  /** Attributes of the body. */
  | "zone"
  /** Time of the page's next change by hours. */
  | "until"
  /** The service worker's note, before the portal. */
  | "note"
  /** Announcements: below the header, or before it on a closed page. */
  | "news"
  /** Notice above the tiles. */
  | "notice"
  | "tiles"
  | `tile.${string}`
  /** The social bar between the tiles. */
  | "bar"
  /** A tile's column span, as a class. */
  | "span"
  /** When a closed tile opens. */
  | "label"
  /** URL before `#` of a tile's dialog, if it is in another page. */
  | "opens"
  /** `href` of a link that dials an extension. */
  | "main-telephone"
  /** An extension in the guide; a link once the main number is known. */
  | "extension"
  /** All dialogs, preceded by their style. */
  | "sheets"
  | `dialog.${string}`
  /** A dialog without its `lang` wrapper. */
  | "sheet"
  /** Sub-buttons of a dialog. */
  | "subs"
  /** When a dialog's button opens. */
  | "opening"
  /** Placeholder sheet of a guarded button; replaced by the content after passing. */
  | `guard.${string}`
  /** Why the guest did not pass. */
  | `refused.${string}`
  /** The main number, for guests who cannot pass. */
  | "reception"
  /** End of the thanks element. */
  | "thanks"
  /** Sentence of a closed page. */
  | "closed-words"
  /** Contact below the sentence of a closed page. */
  | "contact"
  /** `href` of the contact. */
  | "contact-href"
  /** Line of a guide's entry that says whether it is open. */
  | `open.${string}`
  /** Class of a guide that marks today's hours. */
  | "today"
  /** Date at the foot of a printed guide, in the guest's language. */
  | "date"
  /** The guest's query, in the field and in the sentence that nothing was found. */
  | "sought"
  /** Results of the search; at first none. */
  | "outcome"
  /** Class of the page of results by whether something was found. */
  | "found"
  /** Whether reception is open, below that sentence. */
  | "reception-now"
  /** Font style sheets. */
  | "fonts";

/* Unicode noncharacters, removed from all text (`withoutMarks`). */
const START = "\uFDD0";
const NAMED = "\uFDD1";
export const SLOT_END = "\uFDD2";
/** Start of a slot with its name, or end of the innermost open slot. */
export const SLOT_MARK = /\uFDD0([^\uFDD1]*)\uFDD1|\uFDD2/g;
const MARKS = /[\uFDD0-\uFDD2]/g;

/** Attribute that carries marks before an element's attributes. */
export const SLOTS_ATTRIBUTE = "data-slots";

export function slotStart(name: SlotName): string {
  return START + name + NAMED;
}

/** A text wrapped in slot marks. */
export function markedSlot(name: SlotName, text = ""): string {
  return slotStart(name) + text + SLOT_END;
}

/** A JSON value without mark characters in its strings; usually the value itself. */
export function withoutMarks<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json.search(MARKS) === -1 ? value : (JSON.parse(json.replaceAll(MARKS, "")) as Value);
}
