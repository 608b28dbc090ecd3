import { expect, it } from "vitest";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { BUTTON_ICONS } from "#domain/look/icon.ts";
import { findIcons } from "./icon-search.ts";

const GERMAN: Partial<Record<ButtonIcon, string>> = { key: "Schlüssel", food: "Restaurant" };
const getName = (icon: ButtonIcon) => GERMAN[icon] ?? "";

it.each([
  ["schlussel", ["key"]],
  ["Schlüssel", ["key"]],
  ["breakf", ["food"]],
  ["POOL", ["waves"]],
  ["nothing has this name", []],
])("icons are found by %s in any language [S73]", (sought, found) => {
  expect(findIcons(sought, getName)).toEqual(found);
});

it("all icons are shown without a query, each with a unique English name [S73]", () => {
  expect(findIcons(" ", getName)).toEqual(BUTTON_ICONS);
});

it.each([
  "gym",
  "parking",
  "coffee",
  "bus",
  "cab",
  "dog",
  "laundry",
  "bike",
  "pram",
  "beach",
  "snow",
  "suitcase",
])("what hotels offer most has an icon: %s [S73]", (sought) => {
  expect(findIcons(sought, () => "").length).toBeGreaterThan(0);
});
