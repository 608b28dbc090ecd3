import { describe, expect, it } from "vitest";
import { sampleDraft, sampleId, usableButton } from "../../../tests/factories/draft.ts";
import type { Button } from "./button.ts";
import { findLack } from "./button-lack.ts";
import type { Draft } from "./document.ts";
import { checkDraft } from "./publish-check.ts";
import { newSubButton } from "./starter/new-button.ts";
import { TEMPLATE } from "./starter/template.ts";

const WIFI = { wifi: { state: "answered", offer: "yes" } } as const;
const FEATURES = { guestServices: false };

function guideButton(parts: object = {}): Button {
  return { ...usableButton("link", 1, "Good to know"), destination: "guide", ...parts } as Button;
}

function getFindings(button: Button, answers: Partial<Draft["answers"]> = {}) {
  const draft = {
    ...sampleDraft({ english: [button], languages: ["en"] }),
    answers: { ...TEMPLATE.answers, ...answers },
  };
  return checkDraft(draft, FEATURES).filter(({ code }) => code === "guide_empty");
}

describe("a button that opens the guide", () => {
  it("blocks publishing while no question is answered, and the finding leads to the answers [A6, D95]", () => {
    expect(getFindings(guideButton())).toEqual([
      {
        check: "links",
        level: "blocking",
        code: "guide_empty",
        tab: "answers",
        language: "en",
        buttonId: sampleId(1),
        subject: "Good to know",
      },
    ]);
    expect(getFindings(guideButton(), { byQuestion: { wifi: { state: "not-applicable" } } })).toHaveLength(1);
    expect(getFindings(guideButton(), { byQuestion: WIFI })).toEqual([]);
    expect(getFindings(guideButton({ hidden: true }))).toEqual([]);
    expect(getFindings(guideButton({ destination: "url" }))).toEqual([]);
  });

  it("needs an answer or an own entry in its topic [A5, A6, D95]", () => {
    const eating = guideButton({ topic: "eating" });
    const tips = {
      id: sampleId(9),
      topic: "eating",
      title: { en: "Beach café" },
      content: {},
      searchWords: {},
    };
    expect(getFindings(guideButton({ topic: "room" }), { byQuestion: WIFI })).toEqual([]);
    expect(getFindings(eating, { byQuestion: WIFI })).toHaveLength(1);
    expect(getFindings(eating, { entries: [tips as Draft["answers"]["entries"][number]] })).toEqual([]);
    // Guests of a restaurant read nothing about a room's safe.
    const safe = { safe: { state: "answered", offer: "yes" } } as const;
    expect(getFindings(guideButton(), { kind: "restaurant", byQuestion: safe })).toHaveLength(1);
  });

  it("is checked in a popup too, by the sub-button's name [A6, D95]", () => {
    const sub = { ...newSubButton("link", sampleId(7), "Breakfast"), destination: "guide" };
    const popup = { ...usableButton("popup", 2, "Stay"), subButtons: [sub] } as Button;
    expect(getFindings(popup)).toMatchObject([{ subButtonId: sub.id, subject: "Breakfast" }]);
    expect(getFindings(popup, { byQuestion: WIFI })).toEqual([]);
  });

  it("is finished first of all hidden buttons once a question is answered, and last before [A4, A6]", () => {
    const menu = { ...usableButton("popup", 3, "Menu"), content: [], subButtons: [], hidden: true } as Button;
    const english = [guideButton({ hidden: true }), menu];
    const find = (byQuestion: Draft["answers"]["byQuestion"]) =>
      checkDraft(
        { ...sampleDraft({ english, languages: ["en"] }), answers: { ...TEMPLATE.answers, byQuestion } },
        FEATURES,
      ).find(({ code }) => code === "no_button_ready");
    expect(find({})).toMatchObject({ subject: "Menu", gap: "popup_empty" });
    expect(find(WIFI)).toMatchObject({ subject: "Good to know" });
    expect(find(WIFI)).not.toHaveProperty("gap");
    expect(findLack(guideButton(), TEMPLATE.answers)?.code).toBe("guide_empty");
  });
});
