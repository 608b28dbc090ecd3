import { describe, expect, it } from "vitest";
import { BUTTON_TYPES } from "./button.ts";
import { buttonSchema, buttonsSchema, galleryItemSchema } from "./button-schema.ts";
import { CONTENT_SCHEMA_VERSION } from "./document.ts";
import { newButton } from "./starter/new-button.ts";

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

it("no two buttons of a language share an id", () => {
  expect(buttonsSchema.safeParse({ buttons: [link] }).success).toBe(true);
  const { error } = buttonsSchema.safeParse({ buttons: [link, link] });
  expect(error?.issues).toMatchObject([{ path: ["buttons"], message: "duplicate" }]);
});

/** The button types and their fields in the content schema of this version. */
const STORED_FIELDS = {
  version: 2,
  fields: {
    link: [
      "destination",
      "url",
      "email",
      "telephone",
      "whatsapp",
      "wechat",
      "pdf",
      "wifi",
      "topic",
      "openIn",
    ],
    chat: ["channel", "whatsapp", "telephone", "wechat", "message"],
    map: ["location", "mapType", "zoom", "places"],
    popup: ["content", "background", "subButtons"],
    feedback: ["email", "title", "intro", "response", "reviewLink", "questions", "background", "accent"],
    "guest-services": ["email", "services"],
    "click-to-call": ["extension"],
    gallery: ["title", "logo", "items"],
  },
};

it("a new type or field raises the content schema version, so that older versions can detect it [S108]", () => {
  const shapes = buttonSchema.options.map(({ shape }) => shape);
  const isShared = (field: string) => shapes.every((shape) => field in shape);
  const fields = Object.fromEntries(
    shapes.map((shape) => [shape.type.value, Object.keys(shape).filter((field) => !isShared(field))]),
  );
  expect({ version: CONTENT_SCHEMA_VERSION, fields }).toEqual(STORED_FIELDS);
  expect(Object.keys(fields)).toEqual(BUTTON_TYPES);
});
