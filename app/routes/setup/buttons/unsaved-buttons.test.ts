import { describe, expect, it } from "vitest";
import { usableButton } from "#tests/factories/draft.ts";
import { findUnsaved } from "./unsaved-buttons.ts";

const [one, two, three] = [usableButton("link", 1), usableButton("map", 2), usableButton("chat", 3)];

describe("what of the buttons is unsaved", () => {
  it("is the order alone where tiles only changed places [S110]", () => {
    expect(findUnsaved([one, two], [two, one])).toEqual({ isReordered: true, changed: [] });
  });

  it("is each button that was changed or is new, and no order [S110]", () => {
    const hidden = { ...two, hidden: true };
    expect(findUnsaved([one, two], [one, hidden, three])).toEqual({
      isReordered: false,
      changed: [hidden, three],
    });
  });

  it("is nothing where a button is only gone from both [S110]", () => {
    expect(findUnsaved([one, two, three], [one, three])).toEqual({ isReordered: false, changed: [] });
  });
});
