import { describe, expect, it } from "vitest";
import { toKeyPress, toPointerPress } from "./held-press.ts";

describe("a press is recorded where it would open the menu, and nowhere else [S110]", () => {
  it.each([
    ["Enter", { key: "Enter" }],
    [" ", { key: " " }],
    ["ArrowDown", { key: "ArrowDown" }],
    ["Tab", null],
    ["a", null],
  ])("the key %j", (key, held) => {
    expect(toKeyPress({ key })).toEqual(held);
  });

  it.each([
    ["the main button of a pointer", { button: 0, ctrlKey: false }, { key: null }],
    ["a right click", { button: 2, ctrlKey: false }, null],
    ["what a Mac takes for a right click", { button: 0, ctrlKey: true }, null],
  ])("%s", (_name, event, held) => {
    expect(toPointerPress(event)).toEqual(held);
  });
});
