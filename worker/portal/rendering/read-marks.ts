import { SLOT_MARK, SLOTS_ATTRIBUTE } from "#portal/slot-marks.ts";
import { type Bytes, type Markup, type Slot, textOfSlot } from "../page/slots.ts";

const ENCODER = new TextEncoder();
/** React parts neighbouring texts by it, for browsers that take a page over; nothing takes this one over. */
const TEXT_BORDER = "<!-- -->";
/** Quotes that staff typed are escaped, so that it is always the attribute of ours. */
const MARKS_ATTRIBUTE = new RegExp(` ${SLOTS_ATTRIBUTE}="([^"]*)"`, "g");

/** Markup as React has made it with its slots marked, without the marks. Throws where a slot does not end. */
export function readMarks(marked: string): Markup {
  const html = marked.replaceAll(TEXT_BORDER, "").replaceAll(MARKS_ATTRIBUTE, "$1");
  const parts: Bytes[] = [];
  const slots: Slot[] = [];
  const open: number[] = [];
  let length = 0;
  let at = 0;
  const read = (end: number) => {
    const part = ENCODER.encode(html.slice(at, end));
    parts.push(part);
    length += part.length;
  };
  for (const { 0: mark, 1: name, index } of html.matchAll(SLOT_MARK)) {
    read(index);
    at = index + mark.length;
    if (name !== undefined) {
      open.push(slots.push({ name, start: length, end: -1 }) - 1);
      continue;
    }
    const ended = open.pop();
    const slot = ended === undefined ? undefined : slots[ended];
    if (ended === undefined || !slot) throw new Error("A slot ends that has not begun.");
    slots[ended] = { ...slot, end: length };
  }
  read(html.length);
  if (open.length > 0) throw new Error("A slot does not end.");
  const body = new Uint8Array(length);
  let written = 0;
  for (const part of parts) {
    body.set(part, written);
    written += part.length;
  }
  return withHeadEnd({ body, slots });
}

/** What stands between the end of the head and the attributes of the body. */
const BODY = "</head><body";

/** The head takes no text, so that its end is marked at the body, which follows it. */
function withHeadEnd(markup: Markup): Markup {
  const marked = markup.slots.find(({ name }) => name === "head");
  if (!marked) return markup;
  const start = marked.start - BODY.length;
  if (textOfSlot(markup, { ...marked, start }) !== BODY)
    throw new Error("The body does not follow the head.");
  const head = { ...marked, start, end: start };
  return { ...markup, slots: markup.slots.map((slot) => (slot === marked ? head : slot)) };
}
