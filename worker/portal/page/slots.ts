import type { SlotName } from "#portal/slot-marks.ts";

/*
 * Markup with slots: named byte ranges, marked by the renderer and stored in the portal's header. Everything
 * added to a page after rendering fills or replaces a slot, so that no code searches HTML.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

/** A byte range; an empty range is an insertion point. */
export interface Slot {
  /** A `SlotName`, or a name of a newer version. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Markup {
  readonly body: Bytes;
  /** Ordered by start, outer before inner. */
  readonly slots: readonly Slot[];
}

/** New content for a slot. */
export interface Fill {
  /** A slot of the markup that is filled. */
  readonly slot: Slot;
  readonly content: Markup;
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Markup without slots. */
export function toMarkup(html: string): Markup {
  return { body: ENCODER.encode(html), slots: [] };
}

export const EMPTY_MARKUP = toMarkup("");

export function markupToText({ body }: Markup): string {
  return DECODER.decode(body);
}

export function getSlots({ slots }: Markup, name: SlotName): readonly Slot[] {
  return slots.filter((slot) => slot.name === name);
}

/** Fills each slot of a name with the same text. */
export function toFills(markup: Markup, name: SlotName, html: string): readonly Fill[] {
  const slots = getSlots(markup, name);
  if (slots.length === 0) return [];
  const content = toMarkup(html);
  return slots.map((slot) => ({ slot, content }));
}

export function slotToText({ body }: Markup, { start, end }: Slot): string {
  return DECODER.decode(body.subarray(start, end));
}

function isWithin(inner: Slot, outer: Slot): boolean {
  // An empty slot that begins where another slot ends is behind that slot, not within it.
  return inner.start >= outer.start && inner.end <= outer.end && inner.start < outer.end;
}

/** The content of a slot, with its inner slots. */
export function getContent({ body, slots }: Markup, slot: Slot): Markup {
  const inner = slots.slice(slots.indexOf(slot) + 1).filter((one) => isWithin(one, slot));
  return {
    body: body.subarray(slot.start, slot.end),
    slots: inner.map((one) => shiftSlot(one, -slot.start)),
  };
}

function shiftSlot({ name, start, end }: Slot, bytes: number): Slot {
  return { name, start: start + bytes, end: end + bytes };
}

function concatBytes(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Concatenates markup. */
export function joinMarkup(parts: readonly Markup[]): Markup {
  let at = 0;
  const slots = parts.flatMap((part) => {
    const moved = part.slots.map((slot) => shiftSlot(slot, at));
    at += part.body.length;
    return moved;
  });
  return { body: concatBytes(parts.map(({ body }) => body)), slots };
}

/** A fill with its slot's index, and by how many bytes it shifts what follows. */
interface Cut {
  readonly index: number;
  readonly slot: Slot;
  readonly content: Markup;
  readonly growth: number;
}

/** Whether filling a slot shifts the start of another slot. */
function isBefore({ slot, index }: Cut, other: Slot, otherIndex: number): boolean {
  if (slot.end !== other.start) return slot.end < other.start;
  return slot.end > slot.start || index < otherIndex;
}

/** Whether filling a slot shifts the end of another slot. */
function isBeforeEnd(cut: Cut, other: Slot, otherIndex: number): boolean {
  const { slot } = cut;
  if (other.start === other.end) return isBefore(cut, other, otherIndex);
  return slot.end < other.end || (slot.end === other.end && slot.start < slot.end);
}

/** One content per slot: several fills of a slot are concatenated. */
function mergeFills(fills: readonly Fill[]): readonly Fill[] {
  const contents = new Map<Slot, Markup>();
  for (const { slot, content } of fills) {
    const before = contents.get(slot);
    contents.set(slot, before ? joinMarkup([before, content]) : content);
  }
  return [...contents].map(([slot, content]) => ({ slot, content }));
}

/**
 * Fills slots, none of them within another. Positions of the other slots are adjusted; a filled slot's inner
 * slots are replaced by those of its content. Returns `markup` itself if there is nothing to fill.
 */
export function fillSlots(markup: Markup, fills: readonly Fill[]): Markup {
  if (fills.length === 0) return markup;
  const { body, slots } = markup;
  const cuts = mergeFills(fills)
    .map(({ slot, content }): Cut => {
      const growth = content.body.length - (slot.end - slot.start);
      return { index: slots.indexOf(slot), slot, content, growth };
    })
    .sort((one, other) => one.slot.start - other.slot.start || one.index - other.index);
  const parts: Bytes[] = [];
  let at = 0;
  for (const { slot, content } of cuts) {
    parts.push(body.subarray(at, slot.start), content.body);
    at = slot.end;
  }
  parts.push(body.subarray(at));
  const sumGrowth = (isMoving: (cut: Cut) => boolean) =>
    cuts.reduce((sum, cut) => (isMoving(cut) ? sum + cut.growth : sum), 0);
  const left = slots.flatMap((slot, index): readonly Slot[] => {
    if (cuts.some((cut) => cut.index < index && isWithin(slot, cut.slot))) return [];
    const start = slot.start + sumGrowth((cut) => isBefore(cut, slot, index));
    const own = cuts.find((cut) => cut.index === index);
    if (!own) {
      return [{ name: slot.name, start, end: slot.end + sumGrowth((cut) => isBeforeEnd(cut, slot, index)) }];
    }
    const inner = own.content.slots.map((one) => shiftSlot(one, start));
    return [{ name: slot.name, start, end: start + own.content.body.length }, ...inner];
  });
  return { body: concatBytes(parts), slots: left };
}

/** Checked by hand instead of by Zod: a page has dozens of slots, and it runs before a guest's response. */
function isWithinBytes({ name, start, end }: Slot, bytes: number): boolean {
  return typeof name === "string" && isOffset(start, bytes) && isOffset(end, bytes) && start <= end;
}

function isOffset(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}

/**
 * Slots in the header's text format: `head 10614 10614,zone 10626 10652`. One string instead of JSON: parsing
 * the header then costs little, and only the slots of the served page are read.
 */
export function toSlotList(slots: readonly Slot[]): string {
  return slots.map(({ name, start, end }) => `${name} ${start} ${end}`).join(",");
}

function toSlot([name, start, end]: readonly unknown[]): Slot {
  return { name: name as string, start: Number(start), end: Number(end) };
}

/** `null`: no slots stored, or in the format of a newer version. */
export function readSlotList(stored: unknown, { length }: Bytes): readonly Slot[] | null {
  if (typeof stored !== "string") return null;
  const slots = stored === "" ? [] : stored.split(",").map((entry) => toSlot(entry.split(" ")));
  return slots.every((slot) => isWithinBytes(slot, length)) ? slots : null;
}
