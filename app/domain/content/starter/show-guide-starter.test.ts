import { expect, it } from "vitest";
import type { Answers } from "../../answers/answers.ts";
import { leadsToGuide } from "../guide-link.ts";
import { showGuideStarter } from "./show-guide-starter.ts";
import { createStarterButtons } from "./starter-buttons.ts";

const NONE: Answers = { kind: "hotel", currency: null, byQuestion: {}, entries: [] };
const ONE: Answers = { ...NONE, byQuestion: { "check-in": { state: "answered", time: "15:00" } } };
const starters = (language: "en" | "ja") => {
  let ids = 0;
  return createStarterButtons(language, () => String(++ids), undefined, "hotel");
};

it.each(["en", "ja"] as const)(
  "in %s, the unedited button to the guide is shown once there is an answer [A4]",
  (language) => {
    const body = starters(language);
    expect(showGuideStarter({ language, body }, NONE)).toBeNull();
    const shown = showGuideStarter({ language, body }, ONE);
    expect(shown?.buttons.filter(({ hidden }) => !hidden).map(leadsToGuide)).toEqual([true]);
    expect(shown?.buttons.length).toBe(body.buttons.length);
  },
);

it("an edited one keeps its visibility [A4]", () => {
  const { buttons } = starters("en");
  const body = { buttons: buttons.map((button) => ({ ...button, name: `${button.name}!` })) };
  expect(showGuideStarter({ language: "en", body }, ONE)).toBeNull();
});
