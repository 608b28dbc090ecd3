import { expect, it } from "vitest";
import { questionsFor } from "../answers/questions.ts";
import { createTemplate, TEMPLATE } from "../content/starter/template.ts";
import { decideSetupProgress, type SetupState } from "./decide-setup-progress.ts";
import type { PropertyKind } from "./property-kind.ts";
import { SETUP_STEPS } from "./setup-progress.ts";

const NEW: SetupState = {
  homepage: TEMPLATE.homepage,
  theme: TEMPLATE.theme,
  answers: TEMPLATE.answers,
  languages: ["en"],
  defaultLanguage: "en",
  buttons: {},
  isPublished: false,
  hasTakenQr: false,
};
const PICTURE = { key: `${"a".repeat(40)}.png`, width: 500, height: 200, alt: "" };

function getDone(state: Partial<SetupState>): string[] {
  const { done } = decideSetupProgress({ ...NEW, ...state });
  return SETUP_STEPS.filter((step) => done[step]);
}

it("a new property has done no step [S43, S46]", () => {
  expect(getDone({})).toEqual([]);
  expect(getDone({ homepage: null, theme: null })).toEqual([]);
});

it.each([
  ["a colour of its own", { theme: { ...TEMPLATE.theme, primary: "#123456" } }, ["colours"]],
  ["a header colour", { homepage: { ...TEMPLATE.homepage, headerColour: "#123456" } }, ["colours"]],
  ["a button", { buttons: { en: 1 } }, ["button"]],
  ["a button in a language that is not the first", { languages: ["en", "de"], buttons: { de: 1 } }, []],
  [
    "two languages with buttons",
    { languages: ["en", "de"], buttons: { en: 2, de: 1 } },
    ["button", "languages"],
  ],
  ["two languages, one empty", { languages: ["en", "de"], buttons: { en: 2, de: 0 } }, ["button"]],
  ["a code taken before the portal is open", { hasTakenQr: true }, []],
  [
    "one language and the template's colours, by publishing alone,",
    { buttons: { en: 1 }, isPublished: true },
    ["button", "publish"],
  ],
  [
    "one language, once guests have its code,",
    { buttons: { en: 1 }, isPublished: true, hasTakenQr: true },
    ["button", "languages", "publish", "qr"],
  ],
] as const)("%s is seen by itself [S43, S46]", (_, state, expected) => {
  expect(getDone(state)).toEqual(expected);
});

it("six questions of the property's kind are enough, also those that do not apply [A4, S46]", () => {
  const asked = questionsFor("hotel").map(({ id }) => id);
  const answerFirst = (count: number, kind: "hotel" | "ship" = "hotel") => ({
    answers: {
      kind,
      byQuestion: Object.fromEntries(
        asked.slice(0, count).map((id) => [id, { state: "not-applicable" as const }]),
      ),
    },
  });
  expect(getDone(answerFirst(5))).toEqual([]);
  expect(getDone(answerFirst(6))).toEqual(["answers"]);
  // A ship's guests do not ask how to park.
  expect(getDone(answerFirst(6, "ship"))).toEqual([]);
});

it("a brand's template colours do not count as chosen [S19, S46]", () => {
  const blue = createTemplate({ header: "#122748", primary: "#234f96", secondary: "#1b3f7a" });
  const { done } = decideSetupProgress({ ...NEW, homepage: blue.homepage, theme: blue.theme }, blue);
  expect(done.colours).toBe(false);
});

it("a logo and a background are separate steps [S43, S46]", () => {
  const { homepage } = TEMPLATE;
  expect(getDone({ homepage: { ...homepage, logo: PICTURE } })).toEqual(["logo"]);
  expect(getDone({ homepage: { ...homepage, backgroundPortrait: PICTURE } })).toEqual(["background"]);
});

it("answered questions count among those of the property's kind, also if they do not apply [A4]", () => {
  const byQuestion = {
    "check-in": { state: "answered", time: "15:00" },
    parking: { state: "not-applicable" },
    boarding: { state: "answered", time: "12:00" },
  } as const;
  const getAnswers = (kind: PropertyKind) =>
    decideSetupProgress({ ...NEW, answers: { kind, byQuestion } }).answers;
  expect(getAnswers("hotel")).toEqual({ answered: 2, asked: questionsFor("hotel").length });
  expect(getAnswers("ship").answered).toBe(1);
  expect(decideSetupProgress(NEW).answers.answered).toBe(0);
});
