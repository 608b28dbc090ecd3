import { expect, it } from "vitest";
import { CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import * as checks from "../setup/draft/check-part.ts";
import { findFirstInvalid } from "./answer-errors.ts";

const fine = sampleEntry(1, "Bees");
const wrong = { ...sampleEntry(2, "Boats"), title: { en: "Boats", de: "x".repeat(41) } };
const untitled = { ...sampleEntry(3, ""), title: {} };

it.each([
  ["nothing", sampleAnswers({ "check-out": CHECK_OUT }, [fine]), null],
  [
    "an entry, in the language of its error",
    sampleAnswers({}, [fine, wrong]),
    { entry: wrong.id, language: "de" },
  ],
  ["an entry without a title", sampleAnswers({}, [untitled, wrong]), { entry: untitled.id, language: null }],
  [
    "a question before an entry",
    sampleAnswers({ breakfast: { state: "answered" } }, [wrong]),
    { question: "breakfast" },
  ],
  [
    "no question of another kind of property",
    { ...sampleAnswers({ breakfast: { state: "answered" } }, [wrong]), kind: "restaurant" as const },
    { entry: wrong.id, language: "de" },
  ],
])("what keeps answers from being applied: %s [A4, A5]", (_, answers, found) => {
  expect(findFirstInvalid(checks, answers)).toEqual(found);
});
