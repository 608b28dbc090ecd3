import { describe, expect, it } from "vitest";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry } from "../../../../tests/factories/answers.ts";
import { sampleDraft, sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import { dailyHours } from "../../../../tests/factories/hours.ts";
import { GUIDE_ENTRIES_MAX } from "../../answers/answer-values.ts";
import type { Answers } from "../../answers/answers.ts";
import type { GuideEntry } from "../../answers/guide-entry.ts";
import type { QuestionId } from "../../answers/questions.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import type { Verdict } from "../../problem.ts";
import type { Draft } from "../document.ts";
import { restorePiece } from "./restore-piece.ts";

const [menu, spa, bar] = ["Menu", "Spa", "Bar"].map((name, index) =>
  usableButton("link", index + 1, name),
) as [ReturnType<typeof usableButton>, ReturnType<typeof usableButton>, ReturnType<typeof usableButton>];
const version = sampleDraft({ english: [menu, spa, bar] });

function getNames(verdict: Verdict<Draft>, language: "en" | "de" | "ar" = "en"): string {
  if (!verdict.ok) return verdict.problem.code;
  return (verdict.value.buttons[language]?.buttons ?? []).map(({ name }) => name).join(", ");
}

describe("restoring one piece of a version", () => {
  it("puts a deleted, changed or moved button back into its old place [T12]", () => {
    const pool = usableButton("link", 9, "Pool");
    const back = { kind: "button", id: spa.id, language: "en" } as const;
    const other = { ...spa, name: "Wellness" };
    expect(getNames(restorePiece(sampleDraft({ english: [pool, menu, bar] }), version, back))).toBe(
      "Pool, Menu, Spa, Bar",
    );
    expect(getNames(restorePiece(sampleDraft({ english: [other, menu] }), version, back))).toBe("Menu, Spa");
    expect(getNames(restorePiece(sampleDraft({ english: [] }), version, back))).toBe("Spa");
  });

  it("restores a button in every enabled language in which the version has it [T12]", () => {
    const draft = { ...sampleDraft({ english: [] }), languages: ["en", "ar"] as const };
    const empty = { ...draft, buttons: { en: { buttons: [] }, ar: { buttons: [] } } };
    const back = restorePiece(empty, version, { kind: "button", id: menu.id });
    expect([getNames(back, "en"), getNames(back, "ar"), getNames(back, "de")]).toEqual([
      "Menu",
      "القائمة",
      "",
    ]);
  });

  it("restores a language with its buttons and enables it again [T12]", () => {
    const draft = { ...sampleDraft({ english: [bar] }), languages: ["en"] as const };
    const back = restorePiece(draft, version, { kind: "language", language: "de" });
    expect(back).toMatchObject({
      ok: true,
      value: { languages: ["en", "de"], buttons: { de: version.buttons.de } },
    });
    expect(getNames(back)).toBe("Bar");
  });

  it("keeps the effective hours if the version had another default language [T1, T12]", () => {
    const hours = dailyHours("07:00", "10:30");
    const old = sampleDraft({ english: [{ ...menu, hours }] });
    const draft: Draft = { ...sampleDraft({ english: [bar] }), defaultLanguage: "de" };
    const back = restorePiece(draft, old, { kind: "button", id: menu.id });
    const makeHours = (language: "en" | "de") =>
      back.ok && back.value.buttons[language]?.buttons.find(({ id }) => id === menu.id)?.hours;
    expect([makeHours("de"), makeHours("en")]).toEqual([hours, undefined]);
    const alone = restorePiece(draft, old, { kind: "language", language: "de" });
    expect(alone.ok && alone.value.buttons.de?.buttons[0]?.hours).toEqual(hours);
  });

  it("restores a single section [T12]", () => {
    const theme = { ...version.theme, primary: "#123456" };
    const back = restorePiece(
      sampleDraft({ english: [bar] }),
      { ...version, theme },
      { kind: "section", section: "theme" },
    );
    expect(back).toEqual({ ok: true, value: { ...sampleDraft({ english: [bar] }), theme } });
  });

  it("restores the last button that fits, and one that already exists even if the list is full [T12]", () => {
    const many = Array.from({ length: BUTTONS_MAX - 1 }, (_none, index) => usableButton("link", index + 100));
    const back = { kind: "button", id: menu.id, language: "en" } as const;
    const filled = restorePiece(sampleDraft({ english: many }), version, back);
    expect(filled.ok && filled.value.buttons.en?.buttons).toEqual([menu, ...many]);
    const renamed = restorePiece(
      sampleDraft({ english: [{ ...menu, name: "Food" }, ...many] }),
      version,
      back,
    );
    expect(renamed.ok && renamed.value.buttons.en?.buttons).toEqual([menu, ...many]);
  });

  it("is refused with a code if the version lacks the piece or the draft is full [T12]", () => {
    const draft = { ...sampleDraft(), languages: ["en"] as const };
    const full = sampleDraft({
      english: Array.from({ length: BUTTONS_MAX }, (_none, index) => usableButton("link", index + 100)),
    });
    const withoutGerman = { ...version, languages: ["en", "ar"] as const };
    const german = { kind: "button", id: menu.id, language: "de" } as const;
    expect([
      getNames(restorePiece(draft, version, { kind: "button", id: sampleId(77) })),
      getNames(restorePiece(draft, version, { kind: "language", language: "fr" })),
      getNames(restorePiece(draft, withoutGerman, { kind: "language", language: "de" })),
      getNames(restorePiece(draft, version, german)),
      getNames(restorePiece(full, version, { kind: "button", id: spa.id })),
    ]).toEqual([
      "not_in_version",
      "not_in_version",
      "not_in_version",
      "language_not_enabled",
      "validation_failed",
    ]);
  });

  it("puts one answer back beside the draft's others, but no price in another currency [A4, T12]", () => {
    const old = { ...version, answers: sampleAnswers({ breakfast: BREAKFAST, pool: CHECK_OUT }) };
    const restoreAnswers = (answers: Answers, question: QuestionId) => {
      const back = restorePiece(sampleDraft({ answers }), old, { kind: "answer", question });
      return back.ok ? back.value.answers : back.problem.code;
    };
    const now = sampleAnswers({ "check-out": CHECK_OUT });
    const both = { "check-out": CHECK_OUT, breakfast: BREAKFAST };
    expect(restoreAnswers({ ...now, currency: null }, "breakfast")).toEqual(sampleAnswers(both));
    expect(restoreAnswers(now, "breakfast")).toEqual(sampleAnswers(both));
    const inEuros: Answers = { ...now, currency: "EUR" };
    expect(restoreAnswers(inEuros, "breakfast")).toBe("other_currency");
    expect(restoreAnswers(inEuros, "pool")).toMatchObject({
      currency: "EUR",
      byQuestion: { pool: CHECK_OUT },
    });
    expect(restoreAnswers(now, "check-out")).toBe("not_in_version");
  });

  it("takes out what the draft alone has, if asked to, and puts back what both have [A9, T12]", () => {
    const [bees, boats] = [sampleEntry(1, "Bees"), sampleEntry(2, "Boats")];
    const renamed = { ...bees, title: { en: "Wasps" } };
    const old = { ...version, answers: sampleAnswers({ breakfast: BREAKFAST }, [bees]) };
    const now = sampleAnswers({ breakfast: CHECK_OUT, "check-out": CHECK_OUT }, [renamed, boats]);
    const restore = (piece: { kind: "answer"; question: QuestionId } | { kind: "entry"; id: string }) => {
      const back = restorePiece(sampleDraft({ answers: now }), old, { ...piece, ifMissing: "remove" });
      return back.ok ? back.value.answers : back.problem.code;
    };
    expect(restore({ kind: "answer", question: "check-out" })).toEqual({
      ...now,
      byQuestion: { breakfast: CHECK_OUT },
    });
    expect(restore({ kind: "answer", question: "breakfast" })).toEqual({
      ...now,
      byQuestion: { breakfast: BREAKFAST, "check-out": CHECK_OUT },
    });
    expect(restore({ kind: "entry", id: boats.id })).toEqual({ ...now, entries: [renamed] });
    expect(restore({ kind: "entry", id: bees.id })).toEqual({ ...now, entries: [bees, boats] });
    expect(restore({ kind: "answer", question: "pool" })).toBe("not_in_version");
    expect(restore({ kind: "entry", id: sampleEntry(9, "None").id })).toBe("not_in_version");
  });

  it("puts an own entry back to its old place, unless there are too many [A5, T12]", () => {
    const [bees, boats, hikes] = [sampleEntry(1, "Bees"), sampleEntry(2, "Boats"), sampleEntry(3, "Hikes")];
    const old = { ...version, answers: sampleAnswers({}, [bees, boats]) };
    const restoreTitles = (entries: readonly GuideEntry[], id: string) => {
      const draft = sampleDraft({ answers: sampleAnswers({}, entries) });
      const back = restorePiece(draft, old, { kind: "entry", id });
      return back.ok ? back.value.answers.entries.map(({ title }) => title.en) : back.problem.code;
    };
    expect(restoreTitles([bees, hikes], boats.id)).toEqual(["Bees", "Boats", "Hikes"]);
    expect(restoreTitles([{ ...boats, title: { en: "Boat trips" } }, bees], boats.id)).toEqual([
      "Bees",
      "Boats",
    ]);
    expect(restoreTitles([], hikes.id)).toBe("not_in_version");
    const full = Array.from({ length: GUIDE_ENTRIES_MAX }, (_, index) => sampleEntry(index + 10, "Full"));
    expect(restoreTitles(full, bees.id)).toBe("validation_failed");
    expect(restoreTitles([bees, ...full.slice(1)], bees.id)).toHaveLength(GUIDE_ENTRIES_MAX);
  });
});
