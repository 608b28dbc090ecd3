import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { differencesOf } from "./differences.ts";

function draftWith(
  parts: Partial<Record<ContentLanguage, readonly Button[]>>,
  more: Partial<Draft> = {},
): Draft {
  const buttons = Object.fromEntries(Object.entries(parts).map(([code, list]) => [code, { buttons: list }]));
  const languages = Object.keys(parts) as ContentLanguage[];
  return { ...sampleDraft(), languages, buttons: buttons as Draft["buttons"], ...more };
}

/** What a chip says of each, and what brings it back. */
function differ(before: Draft, after: Draft, language: ContentLanguage = "en") {
  const groups = groupChanges(changesBetween(before, after), { before, after });
  return differencesOf(groups, { before, after, language }).map(({ of, action, piece }) => {
    const name = of.kind === "button" ? of.name : of.kind === "language" ? of.language : of.section;
    return [name, action, piece];
  });
}

const link = (place: number, name: string, more = {}) =>
  ({ ...usableButton("link", place, name), ...more }) as Button;
const of = (place: number) => ({ kind: "button", id: usableButton("link", place).id });

describe("what differs between two versions", () => {
  it("is one entry a button: renamed, gone, new, moved, or more than one thing [T11, T12]", () => {
    const before = draftWith({
      en: [
        link(1, "Spa"),
        link(2, "Regatta"),
        link(4, "Bar"),
        link(5, "Pool"),
        link(6, "Taxi", { icon: "taxi" }),
      ],
    });
    const after = draftWith({
      en: [
        link(5, "Pool"),
        link(1, "Spa & wellness"),
        link(3, "Harbour bar"),
        link(4, "Bar"),
        link(6, "Cab", { icon: "ship" }),
      ],
    });
    const found = differ(before, after);
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        ["Spa", "renamed", of(1)],
        ["Regatta", "gone", of(2)],
        ["Harbour bar", "new", null],
        ["Pool", "moved", of(5)],
        ["Taxi", "changed", of(6)],
      ]),
    );
  });

  it("names a button in the language of the pictures, and once for all its languages [T11]", () => {
    const before = draftWith({ en: [link(1, "Spa")], de: [link(1, "Wellness")] });
    const after = draftWith({ en: [], de: [] });
    expect(differ(before, after, "de")).toEqual([["Wellness", "gone", of(1)]]);
  });

  it("is a whole language or a section as well [T12]", () => {
    const before = draftWith({ en: [], de: [link(1, "Wellness")] });
    const after = draftWith({ en: [] }, { theme: { ...before.theme, layout: "one" } });
    expect(differ(before, after)).toEqual([
      ["theme", "changed", { kind: "section", section: "theme" }],
      ["de", "gone", { kind: "language", language: "de" }],
    ]);
    expect(differ(after, before)).toEqual([
      ["theme", "changed", { kind: "section", section: "theme" }],
      ["de", "new", null],
    ]);
  });
});
