import { describe, expect, it } from "vitest";
import type { ButtonOf } from "../button.ts";
import { getTexts } from "../button-texts.ts";
import { newButton } from "../starter/new-button.ts";
import { decideTranslation, getFingerprint, reviewTranslation, toUntranslatedCopy } from "./translation.ts";

const spa = newButton("link", "a".repeat(24), "Spa");
const survey: ButtonOf<"feedback"> = {
  ...(newButton("feedback", "b".repeat(24), "Your stay") as ButtonOf<"feedback">),
  title: "How was it?",
  questions: [{ id: "c".repeat(24), text: "The bed?", responseType: "stars" }],
};

describe("a translation", () => {
  it("has a state by what is missing, copied or outdated [S83]", () => {
    expect(decideTranslation(spa, null)).toBe("missing");
    expect(decideTranslation(spa, { ...spa, name: "" })).toBe("empty");
    expect(decideTranslation(spa, spa)).toBe("untranslated");
    expect(decideTranslation(spa, { ...spa, name: "Wellness" })).toBe("done");
    const made = { ...spa, name: "Wellness", basis: getFingerprint(spa) };
    expect(decideTranslation(spa, made)).toBe("done");
    expect(decideTranslation({ ...spa, name: "Spa & pool" }, made)).toBe("outdated");
  });

  it("with the same word as the original is done once confirmed [S83]", () => {
    expect(decideTranslation(spa, { ...spa, basis: getFingerprint(spa) })).toBe("done");
  });

  it("that was only copied is untranslated, even if its original changed [S16, S83]", () => {
    expect(decideTranslation({ ...spa, name: "Spa & pool" }, toUntranslatedCopy(spa))).toBe("untranslated");
  });

  it("covers every text inside a button [S83]", () => {
    const question = `questions.${"c".repeat(24)}.text`;
    expect([...getTexts(survey).keys()]).toEqual(["name", "title", question]);
    const unasked = { ...survey, questions: survey.questions.map((entry) => ({ ...entry, text: "" })) };
    expect(decideTranslation(survey, unasked)).toBe("empty");
  });

  it("of a button without texts is done [S83]", () => {
    const silent = { ...spa, name: "" };
    expect(decideTranslation(silent, silent)).toBe("done");
  });

  it("is matched to its original by id [S83]", () => {
    const bar = newButton("link", "d".repeat(24), "Bar");
    const german = { ...spa, name: "Wellness" };
    const review = reviewTranslation({ buttons: [bar, spa] }, { buttons: [german] });
    expect(review.map(({ translated, state }) => [translated, state])).toEqual([
      [null, "missing"],
      [german, "done"],
    ]);
  });

  it("is not required for hidden buttons [S83]", () => {
    const hidden = { ...survey, hidden: true };
    expect(reviewTranslation({ buttons: [spa, hidden] }, undefined)).toEqual([
      { original: spa, translated: null, state: "missing" },
    ]);
  });
});

it("a fingerprint depends only on the texts", () => {
  expect(getFingerprint({ ...spa, hidden: true, icon: "star" })).toBe(getFingerprint(spa));
  expect(getFingerprint({ ...spa, name: "Spa " })).not.toBe(getFingerprint(spa));
  expect(getFingerprint(spa)).toMatch(/^[0-9a-f]{8}$/);
});
