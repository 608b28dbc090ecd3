import { SLOT_MARK, SLOTS_ATTRIBUTE } from "#portal/slot-marks.ts";
import { type Bytes, type Markup, type Slot, slotToText } from "../page/slots.ts";

const ENCODER = new TextEncoder();
/** React's separator of adjacent texts, needed for hydration only; guest pages are not hydrated. */
const TEXT_BORDER = "<!-- -->";
/** React escapes quotes in typed texts, so this matches our attribute only. */
const MARKS_ATTRIBUTE = new RegExp(` ${SLOTS_ATTRIBUTE}="([^"]*)"`, "g");

/** Reads the slot marks in React's output and removes them. Throws if a slot does not end. */
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

/** Markup between the end of the head and the attributes of the body. */
const BODY = "</head><body";

/** The head can hold no mark at its end, so the mark stands on the body, which follows. */
function withHeadEnd(markup: Markup): Markup {
  const marked = markup.slots.find(({ name }) => name === "head");
  if (!marked) return markup;
  const start = marked.start - BODY.length;
  if (slotToText(markup, { ...marked, start }) !== BODY)
    throw new Error("The body does not follow the head.");
  const head = { ...marked, start, end: start };
  return { ...markup, slots: markup.slots.map((slot) => (slot === marked ? head : slot)) };
}
