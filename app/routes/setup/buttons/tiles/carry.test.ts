import { describe, expect, it } from "vitest";
import { type Carried, reduceCarry } from "./carry.ts";

const byKeys: Carried = { id: "m", by: "keyboard", index: 1 };
const byPointer: Carried = { id: "m", by: "pointer", index: 1 };

describe("dragging an entry", () => {
  it("is lifted, moved and dropped [S9]", () => {
    const lifted = reduceCarry(null, { type: "lift", carried: byKeys });
    const moved = reduceCarry(lifted, { type: "move", index: 2 });
    expect(moved).toEqual({ id: "m", by: "keyboard", index: 2 });
    expect(reduceCarry(moved, { type: "end" })).toBeNull();
  });

  it("moves only while dragged [S9]", () => {
    expect(reduceCarry(null, { type: "move", index: 2 })).toBeNull();
    expect(reduceCarry(null, { type: "carry-to-end", count: 4 })).toBeNull();
  });

  it("goes to the end over the Add tile by pointer, never by keys [S135]", () => {
    expect(reduceCarry(byPointer, { type: "carry-to-end", count: 4 })).toEqual({ ...byPointer, index: 3 });
    expect(reduceCarry(byKeys, { type: "carry-to-end", count: 4 })).toBe(byKeys);
  });

  it("returns if its focus is lost during keyboard dragging [S9]", () => {
    expect(reduceCarry(byKeys, { type: "blur", id: "m" })).toBeNull();
    expect(reduceCarry(byKeys, { type: "blur", id: "l" })).toBe(byKeys);
    expect(reduceCarry(byPointer, { type: "blur", id: "m" })).toBe(byPointer);
  });
});
