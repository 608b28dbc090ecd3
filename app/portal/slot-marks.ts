/**
 * A place of a page that something may be put into after it was rendered, or in place of what stands there. Of a tile
 * and of what a button opens, the button's id follows.
 */
export type SlotName =
  /** The end of the head. */
  | "head"
  /** The property's style, without its element. */
  | "css"
  /** Attributes of the body. */
  | "zone"
  /** When hours change the page next. */
  | "until"
  /** In front of the portal: what the service worker has to say. */
  | "note"
  /** Below the header, on a closed page in front of it: what the property announces. */
  | "news"
  /** Above the tiles. */
  | "notice"
  | "tiles"
  | `tile.${string}`
  /** The social bar among the tiles. */
  | "bar"
  /** A tile's share of its row, among its classes. */
  | "span"
  /** When a closed tile opens. */
  | "label"
  /** Where the dialogs are found that a tile opens, in front of `#`. */
  | "opens"
  /** Where a link leads that dials an extension. */
  | "main-telephone"
  /** All dialogs, with their style in front of them. */
  | "sheets"
  | `dialog.${string}`
  /** A dialog without the element that says its language. */
  | "sheet"
  /** The sub-buttons of a dialog. */
  | "subs"
  /** When the button of a dialog opens. */
  | "opening"
  /** The sheet that asks for what guards a button; those who pass get what it guards in its place. */
  | `guard.${string}`
  /** Why a guest has not passed. */
  | `refused.${string}`
  /** The main number, for who can't pass. */
  | "reception"
  /** The end of what thanks a guest. */
  | "thanks"
  /** The sentence of a closed page. */
  | "closed-words"
  /** Below it. */
  | "contact"
  /** Where its link leads. */
  | "contact-href"
  /** The sheets of fonts. */
  | "fonts";

/*
 * Characters that Unicode leaves to programs for their own use, and that no text holds (`withoutMarks`).
 */
const START = "\uFDD0";
const NAMED = "\uFDD1";
export const SLOT_END = "\uFDD2";
/** Where a slot begins, by its name, and where the last that has begun ends. */
export const SLOT_MARK = /\uFDD0([^\uFDD1]*)\uFDD1|\uFDD2/g;
const MARKS = /[\uFDD0-\uFDD2]/g;

/** The attribute that holds the marks of what stands in front of an element's attributes. */
export const SLOTS_ATTRIBUTE = "data-slots";

export function slotStart(name: SlotName): string {
  return START + name + NAMED;
}

/** A text as a slot. */
export function markedSlot(name: SlotName, text = ""): string {
  return slotStart(name) + text + SLOT_END;
}

/** A JSON value whose texts hold nothing that could be taken for a mark; mostly the value itself. */
export function withoutMarks<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json.search(MARKS) === -1 ? value : (JSON.parse(json.replaceAll(MARKS, "")) as Value);
}
