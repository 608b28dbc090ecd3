import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QUESTION_ICONS } from "#domain/answers/question.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";
import { BUTTON_ICONS } from "#domain/look/icon.ts";
import { type EntryIcon, GuideIcon } from "./guide-icon.tsx";

const draw = (name: EntryIcon) => renderToStaticMarkup(<GuideIcon name={name} />);

it.each(QUESTIONS)("guests see an icon at the entry of $id [A1]", ({ icon }) => {
  expect(draw(icon)).toMatch(
    /^<svg class="p-i[ \w-]*" viewBox="0 0 24 24" aria-hidden="true"><(path|circle|rect) /,
  );
});

it("no two icons of entries look the same [A1]", () => {
  const names = [...BUTTON_ICONS, ...QUESTION_ICONS, "pencil"] as const;
  expect(new Set(names.map(draw)).size).toBe(names.length);
});

it("the arrow of check-in points the way that text runs [A6]", () => {
  expect(draw("check-in")).toContain('class="p-i p-flip"');
  expect(draw("door")).toContain('class="p-i"');
});
