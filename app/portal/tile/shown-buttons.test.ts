import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { getGuestButtons } from "./guest-buttons.ts";
import { getShownButtons } from "./shown-buttons.ts";

const [menu, map, call, gallery] = (["link", "map", "click-to-call", "gallery"] as const).map((type, index) =>
  usableButton(type, index + 1, `${type} in English`),
) as [Button, Button, Button, Button];

function german(button: Button): Button {
  return { ...button, name: `${button.type} auf Deutsch` };
}

function draftWith(english: readonly Button[], de: readonly Button[]): Draft {
  const draft = sampleDraft({ english });
  return { ...draft, buttons: { ...draft.buttons, de: { buttons: [...de] } } };
}

function namesIn(draft: Draft): readonly string[] {
  return getShownButtons(draft, "de").map(({ button, language }) => `${language}: ${button.name}`);
}

describe("a button missing in a language", () => {
  it("is shown in the default language, after its predecessor there [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(menu), german(call)]))).toEqual([
      "de: link auf Deutsch",
      "en: map in English",
      "de: click-to-call auf Deutsch",
    ]);
  });

  it("includes an unfinished translation once its original is visible [S83, A6, D27]", () => {
    const waiting = { ...newButton("map", map.id, "Anfahrt"), hidden: true };
    expect(namesIn(draftWith([menu, map], [german(menu), waiting]))).toEqual([
      "de: link auf Deutsch",
      "en: map in English",
    ]);
    const guide = { ...newButton("link", map.id, "Guest guide"), destination: "guide" } as typeof map;
    const hidden = { ...guide, name: "Gästemappe", hidden: true };
    expect(namesIn(draftWith([menu, guide], [german(menu), hidden]))).toContain("en: Guest guide");
    // If the original is unfinished too, the own words stay; hidden by staff stays hidden; a list of
    // unfinished buttons does not count.
    expect(namesIn(draftWith([menu, { ...waiting, name: "Find us" }], [german(menu), waiting]))).toContain(
      "de: Anfahrt",
    );
    expect(namesIn(draftWith([menu, map], [german(menu), { ...german(map), hidden: true }]))).toContain(
      "de: map auf Deutsch",
    );
    const orphan = { ...newButton("chat", "z".repeat(24), "Chat"), hidden: true };
    expect(namesIn(draftWith([menu], [orphan]))).toEqual(["en: link in English"]);
  });

  it("is first or last if it is so in the default language [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(map)]))).toEqual([
      "en: link in English",
      "de: map auf Deutsch",
      "en: click-to-call in English",
    ]);
  });

  it("does not change the language's own order and buttons [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(gallery), german(call), german(menu)]))).toEqual([
      "de: gallery auf Deutsch",
      "de: click-to-call auf Deutsch",
      "de: link auf Deutsch",
      "en: map in English",
    ]);
  });

  it("is every button if nothing is translated [S83]", () => {
    expect(namesIn(draftWith([menu, map], []))).toEqual(["en: link in English", "en: map in English"]);
  });

  it("is not added to a list made for the language alone [S83]", () => {
    expect(namesIn(draftWith([menu, map], [german(call)]))).toEqual(["de: click-to-call auf Deutsch"]);
  });

  it("does not reappear if hidden in that language, and a hidden original stays hidden [S83]", () => {
    const draft = draftWith([menu, map, { ...call, hidden: true }], [german(menu), { ...map, hidden: true }]);
    const seen = getGuestButtons(draft, "de", { guestServices: true }, "published");
    expect(seen.map(({ name }) => name)).toEqual(["link auf Deutsch"]);
  });

  it("supplies its texts to an incomplete translation, marked as fallback [S83]", () => {
    const [entry] = getShownButtons(draftWith([menu], [{ ...german(menu), name: "" }]), "de");
    expect(entry).toMatchObject({ language: "de", button: { name: "link in English" } });
    expect([...(entry?.fallbacks ?? [])]).toEqual(["name"]);
  });

  it("never replaces one of the default language itself [S83]", () => {
    const draft = draftWith([menu], [german(menu), german(map)]);
    expect(getShownButtons(draft, "en").map(({ button }) => button)).toEqual([menu]);
  });
});
