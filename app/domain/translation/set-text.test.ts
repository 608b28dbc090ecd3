import { describe, expect, it } from "vitest";
import type { Button } from "../content/button.ts";
import { decideTranslation, toUntranslatedCopy } from "../content/translation/translation.ts";
import { answersWith, KAYAKS, SPA, SURVEY } from "./sample-texts.ts";
import { setAnswerText, setButtonText } from "./set-text.ts";

const originals = { buttons: [SPA, SURVEY] };
const whole = (text: string) => ({ text, isWhole: true });

const find = (buttons: readonly Button[], { id }: Button) => buttons.find((button) => button.id === id);

describe("an accepted text of a button", () => {
  it("adds the button to a language that lacks it, its other texts empty (L2)", () => {
    const set = setButtonText(
      { originals, buttons: { buttons: [SPA] } },
      { id: SURVEY.id, path: "name" },
      whole("Arvio"),
    );
    expect(set.buttons.map(({ id }) => id)).toEqual([SPA.id, SURVEY.id]);
    const added = find(set.buttons, SURVEY) as Extract<Button, { type: "feedback" }>;
    expect(added).toMatchObject({ name: "Arvio", title: "", email: "manager@marlowe.example" });
    expect(decideTranslation(SURVEY, added)).toBe("empty");
  });

  it("leaves everything else that a person wrote as it is (L2)", () => {
    const written = { ...SURVEY, name: "Arvio", title: "Mitä pidit?" } as Button;
    const set = setButtonText(
      { originals, buttons: { buttons: [written] } },
      { id: SURVEY.id, path: "intro" },
      whole("Kerro."),
    );
    expect(set.buttons).toEqual([{ ...written, intro: "Kerro.", basis: expect.any(String) }]);
  });

  it("takes the place of copied words, and the others that were only copied go (L2)", () => {
    const copy = toUntranslatedCopy(SURVEY);
    const set = setButtonText(
      { originals, buttons: { buttons: [copy] } },
      { id: SURVEY.id, path: "name" },
      whole("Arvio"),
    );
    expect(find(set.buttons, SURVEY)).toMatchObject({ name: "Arvio", title: "", intro: "" });
  });

  it("makes an outdated translation done only when none of its texts is left to read (L2)", () => {
    const outdated = { ...SPA, name: "Kylpylä", basis: "00000000" };
    const set = (isWhole: boolean) =>
      setButtonText(
        { originals, buttons: { buttons: [outdated] } },
        { id: SPA.id, path: "name" },
        { text: "Spa", isWhole },
      );
    expect(decideTranslation(SPA, set(false).buttons[0] as Button)).toBe("outdated");
    expect(decideTranslation(SPA, set(true).buttons[0] as Button)).toBe("done");
  });

  it("finishes a button that waits in that language, as its original is (L2, D27)", () => {
    const waiting: Button = { ...SPA, type: "link", name: "Kylpylä", hidden: true, url: "" } as Button;
    const set = setButtonText(
      { originals, buttons: { buttons: [waiting] } },
      { id: SPA.id, path: "name" },
      whole("Spa"),
    );
    expect(set.buttons).toMatchObject([{ name: "Spa", hidden: false, url: "https://marlowe.example/menu" }]);
  });

  it("of a button that is gone changes nothing (L2)", () => {
    const buttons = { buttons: [SPA] };
    expect(setButtonText({ originals, buttons }, { id: "z".repeat(24), path: "name" }, whole("X"))).toBe(
      buttons,
    );
  });
});

describe("an accepted text of the answers", () => {
  it("is an own entry's title, its content, or an answer's words (L2)", () => {
    const answers = answersWith({ breakfast: { state: "answered", place: { en: "The Orangery" } } });
    const titled = setAnswerText(
      answers,
      { kind: "entry", id: KAYAKS.id, path: "title" },
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
