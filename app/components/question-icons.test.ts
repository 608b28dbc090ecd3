import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES, type IconName } from "#app/ui/icon-name.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";

const sprite = readFileSync(new URL("../ui/icons.svg", import.meta.url), "utf8");

it.each(QUESTIONS)("staff see an icon at the question $id [A1]", ({ icon }) => {
  const name: IconName = icon;
  expect(ICON_NAMES).toContain(name);
  expect(sprite).toMatch(new RegExp(`<symbol id="i-${name}" viewBox="0 0 24 24"><(path|circle|rect) `));
});
