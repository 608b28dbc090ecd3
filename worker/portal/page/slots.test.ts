import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Fill,
  fillSlots,
  getContent,
  joinMarkup,
  type Markup,
  markupToText,
  readSlotList,
  type Slot,
  slotToText,
  toMarkup,
  toSlotList,
} from "./slots.ts";

/** Parses test markup, in which a slot is written `[name text]`. */
function read(written: string): Markup {
  let text = "";
  const slots: Slot[] = [];
  const open: number[] = [];
  const getLength = () => new TextEncoder().encode(text).length;
  for (const [part] of written.matchAll(/\[\w+ |\]|[^[\]]+/g)) {
    const [, name] = /^\[(\w+) $/.exec(part) ?? [];
    if (name !== undefined) open.push(slots.push({ name, start: getLength(), end: -1 }) - 1);
    else if (part === "]") {
      const slot = slots[open.pop() ?? -1];
      if (slot) slots[slots.indexOf(slot)] = { ...slot, end: getLength() };
    } else text += part;
  }
  return { ...toMarkup(text), slots };
}

/** Each slot's name and content. */
const shown = (markup: Markup) => markup.slots.map((slot) => [slot.name, slotToText(markup, slot)]);
const getSlot = ({ slots }: Markup, name: string): Slot => {
  const slot = slots.find((one) => one.name === name);
  if (!slot) throw new Error(`There is no slot ${name}.`);
  return slot;
};

describe("a slot of a page", () => {
  it("is filled, and the slots before, behind and around it keep their content [T4]", () => {
    const page = read("ö[a ]<[b x[c y]z[d ]]>[e é]");
    const fills = [
      { slot: getSlot(page, "c"), content: read("ü[f u]") },
      { slot: getSlot(page, "a"), content: toMarkup("new") },
      { slot: getSlot(page, "e"), content: toMarkup("") },
    ];
    const after = fillSlots(page, fills);
    expect(markupToText(after)).toBe("önew<xüuz>");
    expect(shown(after)).toEqual([
      ["a", "new"],
      ["b", "xüuz"],
      ["c", "üu"],
      ["f", "u"],
      ["d", ""],
      ["e", ""],
    ]);
  });

  it("holds all fills one behind the other [T8]", () => {
    const page = read("<[a ]>[b x]");
    const fills = ["one ", "two"].map((text) => ({ slot: getSlot(page, "a"), content: read(`[c ${text}]`) }));
    const after = fillSlots(page, fills);
    expect([markupToText(after), shown(after)]).toEqual([
      "<one two>x",
      [
        ["a", "one two"],
        ["c", "one "],
        ["c", "two"],
        ["b", "x"],
      ],
    ]);
  });

  it("has its inner slots replaced when filled, and passes them on when taken out [T4]", () => {
    const page = read("<[b x[c y]z]>");
    expect(shown(getContent(page, getSlot(page, "b")))).toEqual([["c", "y"]]);
    const after = fillSlots(page, [{ slot: getSlot(page, "b"), content: toMarkup("") }]);
    expect([markupToText(after), shown(after)]).toEqual(["<>", [["b", ""]]]);
    expect(shown(joinMarkup([page, getContent(page, getSlot(page, "b"))]))).toEqual([
      ["b", "xyz"],
      ["c", "y"],
      ["c", "y"],
    ]);
  });

  it("keeps its fill wherever it stands, and so do the other slots [T4]", () => {
    const anyText = fc.string({ unit: fc.constantFrom("a", "ö", "字", "<"), maxLength: 3 });
    const anyParts = fc.array(fc.tuple(anyText, anyText, fc.option(anyText)), { maxLength: 12 });
    fc.assert(
      fc.property(anyParts, anyText, (parts, end) => {
        const page = read(`${parts.map(([text, held], at) => `${text}[s${at} ${held}]`).join("")}${end}`);
        const fills = parts.flatMap(([, , fill], at): readonly Fill[] =>
          fill === null ? [] : [{ slot: getSlot(page, `s${at}`), content: toMarkup(fill) }],
        );
        const after = fillSlots(page, fills.toReversed());
        expect(markupToText(after)).toBe(
          parts.map(([text, held, fill]) => text + (fill ?? held)).join("") + end,
        );
        expect(shown(after)).toEqual(parts.map(([, held, fill], at) => [`s${at}`, fill ?? held]));
      }),
      { numRuns: 500 },
    );
  });

  it("is parsed as it was written, and rejected if outside the body or of a newer format [G3]", () => {
    const { body, slots } = read("<[a x]>");
    const stored = toSlotList(slots);
    expect(readSlotList(stored, body)).toEqual(slots);
    expect(readSlotList("", body)).toEqual([]);
    for (const other of [undefined, "of a newer form", [["head", 1, 1]], { of: "x", at: stored }]) {
      expect(readSlotList(other, body)).toBeNull();
    }
    expect(readSlotList(stored, body.subarray(0, 1))).toBeNull();
  });
});
