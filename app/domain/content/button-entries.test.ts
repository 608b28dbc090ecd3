import { describe, expect, it } from "vitest";
import { usableButton } from "../../../tests/factories/draft.ts";
import { BUTTON_TYPES, type ButtonOf, type ButtonType } from "./button.ts";
import { duplicateButton, getEntries, getSubButtons } from "./button-entries.ts";

/** Number of entries in the factory's button of each type. */
const COUNTS: Readonly<Record<ButtonType, number>> = {
  link: 0,
  chat: 0,
  map: 0,
  popup: 1,
  feedback: 2,
  "guest-services": 1,
  "click-to-call": 0,
  gallery: 1,
};

describe("the entries of a button", () => {
  it.each(BUTTON_TYPES)("come from the list that its type has: %s [S13]", (type) => {
    expect(getEntries(usableButton(type, 1))).toHaveLength(COUNTS[type]);
  });

  it("are buttons themselves only in a popup [S76]", () => {
    const popup = usableButton("popup", 1) as ButtonOf<"popup">;
    expect(getSubButtons(popup)).toEqual(popup.subButtons);
    for (const type of BUTTON_TYPES.filter((each) => each !== "popup")) {
      expect(getSubButtons(usableButton(type, 1))).toEqual([]);
    }
  });
});

describe("duplicating a button", () => {
  it.each(BUTTON_TYPES)("gives the copy and all its entries new ids: %s [S76]", (type) => {
    const button = usableButton(type, 1, "Bar");
    let count = 0;
    const copy = duplicateButton(button, "Bar (copy)", () => `new${count++}`);
    expect(copy.id).toBe("new0");
    expect(getEntries(copy).map(({ id }) => id)).toEqual(
      getEntries(button).map((_entry, index) => `new${index + 1}`),
    );
    const ids = [button.id, ...getEntries(button).map(({ id }) => id)];
    let index = 0;
    expect(duplicateButton(copy, "Bar", () => ids[index++] ?? "")).toEqual(button);
  });
});
