import { describe, expect, it } from "vitest";
import type { Button } from "../content/button.ts";
import type { Draft } from "../content/document.ts";
import { checkDraft } from "../content/publish-check.ts";
import { TEMPLATE } from "../content/starter/template.ts";
import {
  toReadDraft,
  withAutomaticAnswers,
  withAutomaticDrafts,
  withAutomaticTexts,
} from "./automatic-texts.ts";
import { hasMachineText } from "./machine-texts.ts";
import { answersWith, SPA, SURVEY } from "./sample-texts.ts";
import { writePlace } from "./text-place.ts";
import { getSourceFingerprint, listTexts, type TranslatableText } from "./translatable-texts.ts";
import type { TranslationDraft } from "./translation-draft.ts";

const draftWith = (english: readonly Button[]): Draft => ({
  ...TEMPLATE,
  name: "Marlowe Harbour",
  languages: ["en", "fi"],
  defaultLanguage: "en",
  answers: answersWith({ breakfast: { state: "answered", time: "08:00", place: { en: "The Orangery" } } }),
  buttons: { en: { buttons: [...english] } },
});
const draft = draftWith([SPA, SURVEY]);

function toDrafts(of: Draft, origin: TranslationDraft["origin"] = "machine"): readonly TranslationDraft[] {
  return listTexts(of, "fi").map(({ place, source }: TranslatableText) => ({
    language: "fi",
    place: writePlace(place),
    fingerprint: getSourceFingerprint(source),
    origin,
    body: { kind: "wording", wording: typeof source === "string" ? `fi ${source}` : source },
    isLeft: false,
  }));
}

const automatic = withAutomaticDrafts(draft, toDrafts(draft));
const shown = withAutomaticAnswers(withAutomaticTexts(automatic));
const names = ({ buttons }: Draft) => buttons.fi?.buttons.map(({ name }) => name);

describe("an automatic language", () => {
  it("has drafts where nobody has translated, in buttons, entries and answers (L5)", () => {
    expect(names(shown)).toEqual(["fi Spa", "fi How was it?"]);
    expect(shown.answers.entries[0]?.title.fi).toBe("fi Kayaks");
    expect(shown.answers.byQuestion.breakfast).toMatchObject({ place: { fi: "fi The Orangery" } });
    expect(hasMachineText(shown, "fi")).toBe(true);
  });

  it("keeps what a person wrote, at once and without the label (L5)", () => {
    const own = { ...SPA, name: "Kylpylä" } as Button;
    const written = { ...automatic, buttons: { ...automatic.buttons, fi: { buttons: [own] } } };
    const read = withAutomaticTexts(written);
    expect(names(read)).toEqual(["Kylpylä", "fi How was it?"]);
    expect(hasMachineText(read, "fi", (place) => place.startsWith(`button/${SPA.id}/`))).toBe(false);
  });

  it("has no draft of an original that has changed since (L5)", () => {
    const renamed = {
      ...automatic,
      buttons: { en: { buttons: [{ ...SPA, name: "Spa & pool" } as Button, SURVEY] } },
    };
    expect(names(withAutomaticTexts(renamed))).toEqual(["fi How was it?"]);
  });

  it("labels a machine's words only: people wrote the phrasebook (L5)", () => {
    const read = toReadDraft(withAutomaticDrafts(draft, toDrafts(draft, "phrasebook")));
    expect(names(read)).toEqual(["fi Spa", "fi How was it?"]);
    expect(
      hasMachineText(withAutomaticTexts(withAutomaticDrafts(draft, toDrafts(draft, "phrasebook"))), "fi"),
    ).toBe(false);
  });

  it("has no machine's words behind a guard (L5, D100)", () => {
    const guarded = { ...SURVEY, guard: { kind: "pin" } } as unknown as Button;
    const locked = draftWith([SPA, guarded]);
    const read = withAutomaticTexts(withAutomaticDrafts(locked, toDrafts(locked)));
    const [, hidden] = read.buttons.fi?.buttons ?? [];
    expect(hidden).toMatchObject({ name: "fi How was it?", title: "", intro: "" });
  });

  it("has no machine's words about emergencies and allergens (L5, D100)", () => {
    const warned: Draft = {
      ...draft,
      answers: answersWith({
        emergency: { state: "answered", words: { en: "Call 112" } },
        allergies: { state: "answered", note: { en: "Ask us" } },
      }),
    };
    const shownBy = (origin: TranslationDraft["origin"]) => {
      const given = withAutomaticDrafts(warned, toDrafts(warned, origin)).automatic?.fi ?? {};
      return Object.keys(given).filter((place) => place.startsWith("answer/"));
    };
    expect(shownBy("machine")).toEqual([]);
    expect(shownBy("phrasebook")).toEqual(["answer/emergency/words", "answer/allergies/note"]);
  });

  it("lacks no text that a draft shows, for who publishes (L5)", () => {
    const behind = (of: Draft) =>
      checkDraft(of, { guestServices: true }).filter(({ check }) => check === "languages").length;
    expect(behind(draft)).toBeGreaterThan(0);
    expect(behind(automatic)).toBe(0);
  });

  it("shows neither refused, left nor ambiguous drafts (L5)", () => {
    const [first, second, third] = toDrafts(draft) as [TranslationDraft, TranslationDraft, TranslationDraft];
    const unread: readonly TranslationDraft[] = [
      { ...first, isLeft: true },
      { ...second, body: { kind: "refused", rule: "mark_lost", part: null } },
      { ...third, body: { kind: "choice", meanings: [] } },
    ];
    expect(withAutomaticDrafts(draft, unread)).toEqual(draft);
  });
});
