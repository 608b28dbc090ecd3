import { describe, expect, it } from "vitest";
import { buttonSchema, buttonsSchema } from "./button.ts";
import { galleryItemSchema } from "./buttons/gallery.ts";
import { newButton } from "./new-button.ts";

const link = newButton("link", "a".repeat(24), "Menu");
const item = { id: "b".repeat(24), picture: null, title: "Bar", description: "" };

describe("the texts of a button", () => {
  it.each([
    ["Breakfast\nand lunch", true],
    ["One\ntwo\nthree", false],
    ["n".repeat(80), true],
    ["n".repeat(81), false],
  ])("case %#: a name on two lines is taken, and no longer one [S123]", (name, isTaken) => {
    expect(buttonSchema.safeParse({ ...link, name }).success).toBe(isTaken);
  });

  it.each([
    ["One\ntwo\nthree\nfour", true],
    ["One\ntwo\nthree\nfour\nfive", false],
  ])("case %#: a description takes four lines [S124]", (description, isTaken) => {
    expect(galleryItemSchema.safeParse({ ...item, description }).success).toBe(isTaken);
  });
});

it("no two buttons of a language are the same one", () => {
  expect(buttonsSchema.safeParse({ buttons: [link] }).success).toBe(true);
  const { error } = buttonsSchema.safeParse({ buttons: [link, link] });
  expect(error?.issues).toMatchObject([{ path: ["buttons"], message: "duplicate" }]);
});
