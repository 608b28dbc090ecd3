import { describe, expect, it } from "vitest";
import { usableButton } from "#tests/factories/draft.ts";
import { findUnsavedButtons } from "./unsaved-buttons.ts";

const [one, two, three] = [usableButton("link", 1), usableButton("map", 2), usableButton("chat", 3)];

describe("unsaved buttons", () => {
  it("are only the order if tiles only moved [S110]", () => {
    expect(findUnsavedButtons([one, two], [two, one])).toEqual({ isReordered: true, changed: [] });
  });

  it("are each changed or new button, and no order [S110]", () => {
    const hidden = { ...two, hidden: true };
    expect(findUnsavedButtons([one, two], [one, hidden, three])).toEqual({
      isReordered: false,
      changed: [hidden, three],
    });
  });

  it("are none if a button is gone from both lists [S110]", () => {
    expect(findUnsavedButtons([one, two, three], [one, three])).toEqual({ isReordered: false, changed: [] });
  });
});
