import { describe, expect, it } from "vitest";
import type { Answers } from "../answers/answers.ts";
import type { GuideEntry } from "../answers/guide-entry.ts";
import type { Button } from "../content/button.ts";
import { newButton } from "../content/starter/new-button.ts";
import { TEMPLATE } from "../content/starter/template.ts";
import { decideTranslation, toUntranslatedCopy } from "../content/translation/translation.ts";
import { setAnswerText, setButtonText } from "./set-text.ts";

const idOf = (letter: string) => letter.repeat(24);
const spa = { ...newButton("link", idOf("a"), "Spa"), url: "https://marlowe.example/menu" } as Button;
const survey = {
  ...newButton("feedback", idOf("b"), "How was it?"),
  title: "Your stay",
  intro: "Tell us.",
  email: "manager@marlowe.example",
} as Button;
const kayaks: GuideEntry = {
  id: idOf("c"),
  topic: "arriving",
  title: { en: "Kayaks" },
  content: {},
  searchWords: {},
};
const answersWith = (byQuestion: Answers["byQuestion"]): Answers => ({
  ...TEMPLATE.answers,
  byQuestion,
  entries: [kayaks],
});

const originals = { buttons: [spa, survey] };
const whole = (text: string) => ({ text, isWhole: true });

const find = (buttons: readonly Button[], { id }: Button) => buttons.find((button) => button.id === id);

describe("an accepted text of a button", () => {
  it("adds the button to a language that lacks it, its other texts empty (L2)", () => {
    const set = setButtonText(
      { originals, buttons: { buttons: [spa] } },
      { id: survey.id, path: "name" },
      whole("Arvio"),
    );
    expect(set.buttons.map(({ id }) => id)).toEqual([spa.id, survey.id]);
    const added = find(set.buttons, survey) as Extract<Button, { type: "feedback" }>;
    expect(added).toMatchObject({ name: "Arvio", title: "", email: "manager@marlowe.example" });
    expect(decideTranslation(survey, added)).toBe("empty");
  });

  it("leaves everything else that a person wrote as it is (L2)", () => {
    const written = { ...survey, name: "Arvio", title: "Mitä pidit?" } as Button;
    const set = setButtonText(
      { originals, buttons: { buttons: [written] } },
      { id: survey.id, path: "intro" },
      whole("Kerro."),
    );
    expect(set.buttons).toEqual([{ ...written, intro: "Kerro.", basis: expect.any(String) }]);
  });

  it("takes the place of copied words, and the others that were only copied go (L2)", () => {
    const copy = toUntranslatedCopy(survey);
    const set = setButtonText(
      { originals, buttons: { buttons: [copy] } },
      { id: survey.id, path: "name" },
      whole("Arvio"),
    );
    expect(find(set.buttons, survey)).toMatchObject({ name: "Arvio", title: "", intro: "" });
  });

  it("makes an outdated translation done only when none of its texts is left to read (L2)", () => {
    const outdated = { ...spa, name: "Kylpylä", basis: "00000000" };
    const set = (isWhole: boolean) =>
      setButtonText(
        { originals, buttons: { buttons: [outdated] } },
        { id: spa.id, path: "name" },
        { text: "Spa", isWhole },
      );
    expect(decideTranslation(spa, set(false).buttons[0] as Button)).toBe("outdated");
    expect(decideTranslation(spa, set(true).buttons[0] as Button)).toBe("done");
  });

  it("finishes a button that waits in that language, as its original is (L2, D27)", () => {
    const waiting: Button = { ...spa, type: "link", name: "Kylpylä", hidden: true, url: "" } as Button;
    const set = setButtonText(
      { originals, buttons: { buttons: [waiting] } },
      { id: spa.id, path: "name" },
      whole("Spa"),
    );
    expect(set.buttons).toMatchObject([{ name: "Spa", hidden: false, url: "https://marlowe.example/menu" }]);
  });

  it("of a button that is gone changes nothing (L2)", () => {
    const buttons = { buttons: [spa] };
    expect(setButtonText({ originals, buttons }, { id: idOf("z"), path: "name" }, whole("X"))).toBe(buttons);
  });
});

describe("an accepted text of the answers", () => {
  it("is an own entry's title, its content, or an answer's words (L2)", () => {
    const answers = answersWith({ breakfast: { state: "answered", place: { en: "The Orangery" } } });
    const titled = setAnswerText(
      answers,
      { kind: "entry", id: kayaks.id, path: "title" },
      { language: "fi", text: "Kajakit" },
    );
    expect(titled.entries[0]?.title).toEqual({ en: "Kayaks", fi: "Kajakit" });
    const placed = setAnswerText(
      answers,
      { kind: "answer", id: "breakfast", path: "place" },
      { language: "fi", text: "Orangeria" },
    );
    expect(placed.byQuestion.breakfast).toMatchObject({ place: { en: "The Orangery", fi: "Orangeria" } });
    expect(
      setAnswerText(answers, { kind: "answer", id: "parking", path: "note" }, { language: "fi", text: "x" }),
    ).toBe(answers);
  });
});
