import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { guestButtons } from "./guest-buttons.ts";
import { shownButtons } from "./shown-buttons.ts";

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
  return shownButtons(draft, "de").map(({ button, language }) => `${language}: ${button.name}`);
}

describe("a button that a language lacks", () => {
  it("stands in the default language, behind the one it follows there [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(menu), german(call)]))).toEqual([
      "de: link auf Deutsch",
      "en: map in English",
      "de: click-to-call auf Deutsch",
    ]);
  });

  it("is one that waits to be made, hidden and without a destination, once its original is shown [S83, D27]", () => {
    const waiting = { ...newButton("map", map.id, "Anfahrt"), hidden: true };
    expect(namesIn(draftWith([menu, map], [german(menu), waiting]))).toEqual([
      "de: link auf Deutsch",
      "en: map in English",
    ]);
    // Where the original waits as well, the own words stay; what staff hid stays hidden; alone, it is no list.
    expect(namesIn(draftWith([menu, { ...waiting, name: "Find us" }], [german(menu), waiting]))).toContain(
      "de: Anfahrt",
    );
    expect(namesIn(draftWith([menu, map], [german(menu), { ...german(map), hidden: true }]))).toContain(
      "de: map auf Deutsch",
    );
    const orphan = { ...newButton("chat", "z".repeat(24), "Chat"), hidden: true };
    expect(namesIn(draftWith([menu], [orphan]))).toEqual(["en: link in English"]);
  });

  it("stands first and last where it does so in the default language [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(map)]))).toEqual([
      "en: link in English",
      "de: map auf Deutsch",
      "en: click-to-call in English",
    ]);
  });

  it("leaves the order of a language as staff gave it, and buttons that only it has [S83]", () => {
    expect(namesIn(draftWith([menu, map, call], [german(gallery), german(call), german(menu)]))).toEqual([
      "de: gallery auf Deutsch",
      "de: click-to-call auf Deutsch",
      "de: link auf Deutsch",
      "en: map in English",
    ]);
  });

  it("is every button where nothing has been translated [S83]", () => {
    expect(namesIn(draftWith([menu, map], []))).toEqual(["en: link in English", "en: map in English"]);
  });

  it("is none where a language has a list of its own making [S83]", () => {
    expect(namesIn(draftWith([menu, map], [german(call)]))).toEqual(["de: click-to-call auf Deutsch"]);
  });

  it("is not one that staff hid in that language, and a hidden original stays hidden [S83]", () => {
    const draft = draftWith([menu, map, { ...call, hidden: true }], [german(menu), { ...map, hidden: true }]);
    const seen = guestButtons(draft, "de", { guestServices: true }, "published");
    expect(seen.map(({ name }) => name)).toEqual(["link auf Deutsch"]);
  });

  it("supplies its texts to a translation that left them empty, and says which [S83]", () => {
    const [entry] = shownButtons(draftWith([menu], [{ ...german(menu), name: "" }]), "de");
    expect(entry).toMatchObject({ language: "de", button: { name: "link in English" } });
    expect([...(entry?.fallbacks ?? [])]).toEqual(["name"]);
  });

  it("never stands in for one of the default language itself [S83]", () => {
    const draft = draftWith([menu], [german(menu), german(map)]);
    expect(shownButtons(draft, "en").map(({ button }) => button)).toEqual([menu]);
  });
});
