import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { type Difference, getDifferences, getTimeDifferences } from "./differences.ts";

function draftWith(
  parts: Partial<Record<ContentLanguage, readonly Button[]>>,
  more: Partial<Draft> = {},
): Draft {
  const buttons = Object.fromEntries(Object.entries(parts).map(([code, list]) => [code, { buttons: list }]));
  const languages = Object.keys(parts) as ContentLanguage[];
  return { ...sampleDraft(), languages, buttons: buttons as Draft["buttons"], ...more };
}

function getName(of: Difference["of"]): string {
  switch (of.kind) {
    case "language":
      return of.language;
    case "answer":
      return of.question;
    case "section":
      return of.section;
    default:
      return of.name;
  }
}

/** Name, action and restorable piece of each difference. */
function differ(before: Draft, after: Draft, language: ContentLanguage = "en") {
  const groups = groupChanges(changesBetween(before, after), { before, after });
  return getDifferences(groups, { before, after, language }).map(({ of, action, piece }) => {
    return [getName(of), action, piece];
  });
}

const link = (index: number, name: string, more = {}) =>
  ({ ...usableButton("link", index, name), ...more }) as Button;
const of = (index: number) => ({ kind: "button", id: usableButton("link", index).id });

describe("two moments of one version", () => {
  const hours = (from: string, to: string, outside?: "hide") => dailyHours(from, to, outside);
  const draft = draftWith({
    en: [
      link(1, "Harbour bar", { hours: hours("16:00", "23:00") }),
      link(2, "Breakfast", { hours: hours("07:00", "10:30", "hide") }),
      link(3, "Spa"),
    ],
    de: [link(1, "Hafenbar"), link(2, "Frühstück"), link(3, "Spa")],
  });
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
  const differences = (past: string, now: string, language: ContentLanguage = "en") =>
    getTimeDifferences({
      before: draft,
      after: draft,
      language,
      timeZone: "Europe/London",
      past: at(past),
      now: at(now),
    }).map(({ of: what, action, piece }) => [what.kind === "button" && what.name, action, piece]);

  it("differ only by opening hours, and nothing can be restored [T2, T11]", () => {
    expect(differences("15:59", "16:01")).toEqual([["Harbour bar", "closedThen", null]]);
    expect(differences("16:01", "23:30")).toEqual([["Harbour bar", "closedNow", null]]);
    expect(differences("08:00", "12:00")).toEqual([["Breakfast", "hiddenNow", null]]);
    expect(differences("12:00", "08:00", "de")).toEqual([["Frühstück", "hiddenThen", null]]);
    expect(differences("12:00", "13:00")).toEqual([]);
  });
});

describe("two versions' differences", () => {
  it("name the field of a button if only one changed [T10, T11]", () => {
    const before = draftWith({ en: [link(1, "Spa"), link(2, "Bar")] });
    const after = draftWith({
      en: [
        link(1, "Spa", { hours: dailyHours("07:00", "10:30") }),
        link(2, "Bar", { icon: "taxi", url: "https://a.example" }),
      ],
    });
    const groups = groupChanges(changesBetween(before, after), { before, after });
    const fields = getDifferences(groups, { before, after, language: "en" }).map(({ field }) => field);
    expect(fields).toEqual(["hours", null]);
  });

  it("are one entry per button: renamed, removed, added, moved, or several [T11, T12]", () => {
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

  it("name a button in the page's language, once for all languages [T11]", () => {
    const before = draftWith({ en: [link(1, "Spa")], de: [link(1, "Wellness")] });
    const after = draftWith({ en: [], de: [] });
    expect(differ(before, after, "de")).toEqual([["Wellness", "gone", of(1)]]);
  });

  it("include whole languages and sections [T12]", () => {
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

  it("are one entry per question and own entry, and one for kind and currency [A4, T11, T12]", () => {
    const [bees, boats] = [sampleEntry(1, "Bees"), sampleEntry(2, "Boats")];
    const before = draftWith(
      { en: [] },
      { answers: sampleAnswers({ breakfast: BREAKFAST, pool: { state: "not-applicable" } }, [bees, boats]) },
    );
    const after = draftWith(
      { en: [] },
      {
        answers: {
          ...sampleAnswers({ breakfast: { ...BREAKFAST, price: { kind: "free" } }, "check-out": CHECK_OUT }, [
            { ...boats, title: { en: "Boat trips" }, topic: "eating" },
            sampleEntry(3, "Hikes"),
          ]),
          kind: "ship",
          currency: "EUR",
        },
      },
    );
    expect(differ(before, after)).toEqual([
      ["answers", "changed", { kind: "section", section: "answers" }],
      ["breakfast", "changed", { kind: "answer", question: "breakfast" }],
      ["check-out", "new", null],
      ["pool", "gone", { kind: "answer", question: "pool" }],
      ["Boats", "changed", { kind: "entry", id: boats.id }],
      ["Hikes", "new", null],
      ["Bees", "gone", { kind: "entry", id: bees.id }],
    ]);
  });
});
