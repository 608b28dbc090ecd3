import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES } from "./icon-name.ts";

it("each icon has one drawing in icons.svg, and each drawing one name", () => {
  const drawn = readFileSync(new URL("icons.svg", import.meta.url), "utf8").matchAll(/ id="i-([^"]+)"/g);
  expect([...drawn].map(([, name]) => name).sort()).toEqual([...ICON_NAMES].sort());
});
