import { describe, expect, it, test } from "vitest";
import type { RichText } from "../content/rich-text.ts";
import { judgeWording, restoreRichText, restoreText } from "./judge-draft.ts";
import { type MarkOptions, markRichText, markText } from "./marked-text.ts";
import type { Term } from "./terms.ts";

const term = (wording: string, wordings: Term["wordings"] = null): Term => ({
  id: "a".repeat(24),
  term: wording,
  wordings,
});
const options = (more: Partial<MarkOptions> = {}): MarkOptions => ({
  terms: [],
  to: "de",
  names: [],
  ...more,
});

describe("marks are put back, or the draft is refused by a named rule (L2)", () => {
  const marked = markText("Open from 7:00 at ⟦spa.place⟧", options());
  it.each([
    ["lost", 'Geöffnet ab <x id="1"/>', { rule: "mark_lost", part: "⟦spa.place⟧" }],
    ["translated", 'Geöffnet ab <х id="1"/>: <x id="2"/>', { rule: "mark_lost", part: "7:00" }],
    ["written in brackets", 'Geöffnet ab [x1]: <x id="2"/>', { rule: "mark_lost", part: "7:00" }],
    ["doubled", 'Ab <x id="1"/>, <x id="2"/>, <x id="1"/>', { rule: "mark_repeated", part: "7:00" }],
    ["invented", 'Ab <x id="1"/>, <x id="2"/>, <x id="3"/>', { rule: "mark_invented", part: null }],
    ["a stray end", 'Ab <x id="1"/>, <x id="2"/></g>', { rule: "mark_invented", part: null }],
    ["an invented chip", 'Ab <x id="1"/>, <x id="2"/> ⟦wifi.words⟧', { rule: "mark_invented", part: null }],
    ["a tag", '<b>Ab <x id="1"/></b>, <x id="2"/>', { rule: "markup", part: null }],
    ["an unclosed tag", 'Ab <x id="1"/>, <x id="2"/><br', { rule: "markup", part: null }],
    ["an escaped tag", '&lt;i&gt;Ab <x id="1"/>, <x id="2"/>', { rule: "markup", part: null }],
    ["another entity", 'Ab&nbsp;<x id="1"/>, <x id="2"/>', { rule: "markup", part: null }],
    ["Markdown", '**Ab** <x id="1"/>, <x id="2"/>', { rule: "markup", part: null }],
    ["a direction sign", 'Ab \u202E<x id="1"/>, <x id="2"/>', { rule: "invisible_signs", part: null }],
    [
      "an escaped zero-width space",
      'Ab &#x200B;<x id="1"/>, <x id="2"/>',
      { rule: "invisible_signs", part: null },
    ],
    [
      "hidden tag characters",
      'Ab \u{E0041}<x id="1"/>, <x id="2"/>',
      { rule: "invisible_signs", part: null },
    ],
    ["nothing", " \u200B", { rule: "empty", part: null }],
    ["marks alone", '<x id="1"/> <x id="2"/>', { rule: "empty", part: null }],
  ])("%s", (_, answer, refusal) => expect(restoreText(answer, marked, "de")).toEqual({ ok: false, refusal }));

  it.each([
    ['<x id="2"/>: ab <x id="1" />', "⟦spa.place⟧: ab 7:00"],
    ["Ab <x id='1'></x> &amp; &lt; &#39;<x id=\"2\"/>&apos;", "Ab 7:00 & < '⟦spa.place⟧'"],
    ['Ab<x id="1"/>im<x id="2"/>', "Ab 7:00 im ⟦spa.place⟧"],
    ['Ab <x id="1"/><x id="2"/>', "Ab 7:00 ⟦spa.place⟧"],
  ])("%s is accepted", (answer, text) =>
    expect(restoreText(answer, marked, "de")).toEqual({ ok: true, text }),
  );
});

test("a term may have an ending; a number is never glued to a word or another number (L2)", () => {
  const marked = markText("7 suites and 9 rooms", options({ terms: [term("suites", { de: "Suite" })] }));
  expect(restoreText('<x id="1"/><x id="2"/>n, <x id="3"/>Zimmer', marked, "de")).toEqual({
    ok: true,
    text: "7 Suiten, 9 Zimmer",
  });
  expect(restoreText('<x id="1"/><x id="2"/>と<x id="3"/>室', marked, "ja")).toEqual({
    ok: true,
    text: "7Suiteと9室",
  });
  const numbers = markText("Rooms 7, 9", options());
  expect(restoreText('<x id="1"/><x id="2"/>号室', numbers, "ja")).toEqual({ ok: true, text: "7 9号室" });
  const glued = markText("Room7", options());
  expect(restoreText('Zimmer<x id="1"/>', glued, "de")).toEqual({ ok: true, text: "Zimmer7" });
});

test("lines stay lines (L2)", () => {
  const marked = markText("Spa and pool\nopen daily", options());
  expect(restoreText('Spa und Pool <x id="1"/> täglich offen', marked, "de")).toEqual({
    ok: true,
    text: "Spa und Pool\ntäglich offen",
  });
  expect(restoreText("Spa und Pool, täglich offen", marked, "de")).toEqual({
    ok: false,
    refusal: { rule: "mark_lost", part: null },
  });
});

describe("formats are put back, or the draft is refused (L2)", () => {
  const content: RichText = [
    {
      type: "paragraph",
      runs: [{ text: "See " }, { text: "menu", bold: true }, { text: " or " }, { text: "bar", italic: true }],
    },
  ];
  const marked = markRichText(content, options());
  test("each paragraph is judged for loops and script by its words outside the marks (L2)", () => {
    const long: RichText = [
      { type: "paragraph", runs: [{ text: "Breakfast is served in the garden room. ".repeat(9) }] },
      { type: "paragraph", runs: [{ text: "The Harbour Lounge opens daily" }] },
      { type: "paragraph", runs: [{ text: "The Harbour Lounge" }] },
    ];
    const names = ["The Harbour Lounge"];
    const own = markRichText(long, options({ to: "ja", names }));
    const rule = (second: string, third = '<x id="1"/>') => {
      const restored = restoreRichText(["朝食は庭の部屋で", second, third], long, own, "ja");
      return restored.ok ? null : restored.refusal.rule;
    };
    expect(rule('<x id="1"/>は毎日')).toBeNull();
    expect(rule('<x id="1"/> opens daily')).toBe("wrong_script");
    expect(rule(`<x id="1"/>${"は毎日開く".repeat(6)}`)).toBe("repeats_itself");
  });

  it.each([
    ["unclosed", '<g id="1">Karte oder <g id="2">Bar</g>', "mark_lost"],
    ["nested", '<g id="1">Karte <g id="2">Bar</g></g>', "mark_lost"],
    ["empty", 'Karte <g id="1"></g><g id="2">Bar</g>', "mark_lost"],
    ["self-closing", 'Karte <g id="1"/><g id="2">Bar</g>', "mark_lost"],
    ["split in two", '<g id="1">K</g> <g id="1">te</g> <g id="2">Bar</g>', "mark_repeated"],
    ["another id", '<g id="1">Karte</g> <g id="2">Bar</g> <g id="3">x</g>', "mark_invented"],
  ])("%s", (_, answer, rule) =>
    expect(restoreRichText([answer], content, marked, "de")).toMatchObject({ ok: false, refusal: { rule } }),
  );
});

describe("a finished wording is judged (L2)", () => {
  const judge = (text: string, more: Partial<Parameters<typeof judgeWording>[1]> = {}) =>
    judgeWording(text, {
      source: "Open from Monday to Friday",
      to: "de",
      lengthMax: null,
      linesMax: null,
      ...more,
    })?.rule;

  it.each([
    ["Montag bis Freitag geöffnet", {}, undefined],
    ["", {}, "empty"],
    ["Von Montag an\u200F", {}, "invisible_signs"],
    ["<p>Montag", {}, "markup"],
    ["von Montag bis ".repeat(4), {}, "repeats_itself"],
    ["von Montag bis ".repeat(3), {}, undefined],
    ["Montag ".repeat(30), {}, "repeats_itself"],
    ["wörter".repeat(40), {}, "repeats_itself"],
    ["月曜から金曜まで".repeat(4), { to: "ja" }, "repeats_itself"],
    ["月曜から金曜までご利用いただけます", { to: "ja" }, undefined],
    ["Открыто с понедельника", {}, "wrong_script"],
    ["Geöffnet 月曜", {}, undefined],
    ["Offen 月曜から金曜まで", {}, "wrong_script"],
    ["Montag bis Freitag", { to: "ru" }, "wrong_script"],
    ["Monday to Friday", { to: "ar" }, "wrong_script"],
    ["Monday to Friday", { to: "he" }, "wrong_script"],
    ["Monday to Friday", { to: "zh" }, "wrong_script"],
    ["もんだい", { to: "zh" }, "wrong_script"],
    ["Wi-Fi", { to: "ja", source: "Wi-Fi" }, "wrong_script"],
    ["Spa", { to: "ja", source: "Spa" }, undefined],
    ["Montag bis Freitag", { lengthMax: 17 }, "too_long"],
    ["Montag bis Freitag ⟦spa.hours⟧", { lengthMax: 19 }, undefined],
    ["Montag\nbis\nFreitag", { linesMax: 2 }, "too_many_lines"],
    ["w".repeat(41), { linesMax: 1 }, "too_many_lines"],
    ["Der Wellness-Bereich", { source: "The Spa area", terms: [term("Spa")] }, "term_changed"],
    ["Der SPA-Bereich", { source: "The spa area", terms: [term("Spa")] }, undefined],
    ["Der Spa-Bereich", { source: "The Spa area", terms: [term("Spa", { de: "Badehaus" })] }, "term_changed"],
    [
      "In den Badehäusern, Badehauses",
      { source: "The Spa area", terms: [term("Spa", { de: "Badehaus" })] },
      undefined,
    ],
    ["Im Park", { source: "The sparkling area", terms: [term("Spa")] }, undefined],
  ] as const)("%s %j is refused as %s", (text, more, rule) => expect(judge(text, more)).toBe(rule));

  test("a source made of a name needs no letters of the language (L2)", () => {
    const source = { source: "The Harbour Lounge", to: "ja" } as const;
    expect(judge("The Harbour Lounge", source)).toBe("wrong_script");
    expect(judge("The Harbour Lounge", { ...source, names: ["The Harbour Lounge"] })).toBeUndefined();
    expect(judge("The Harbour Lounge", { ...source, terms: [term("The Harbour Lounge")] })).toBeUndefined();
  });

  test("a source that repeats itself may be translated (L2)", () => {
    const source = "One hour by bus. ".repeat(5);
    expect(judge("Eine Stunde mit dem Bus. ".repeat(5), { source })).toBeUndefined();
    expect(judge("Eine Stunde mit dem Bus. ".repeat(8), { source })).toBe("repeats_itself");
  });

  test("the changed term is named (L4)", () => {
    const found = judgeWording("Bad", {
      source: "Royal Spa",
      to: "de",
      lengthMax: null,
      linesMax: null,
      terms: [term("Royal Spa")],
    });
    expect(found).toEqual({ rule: "term_changed", part: "Royal Spa" });
  });
});

describe("hostile answers of 30,000 characters are judged at once (L2)", () => {
  const source = "Open from 7:00 at the Spa";
  it.each([
    ["unclosed tags", "<g id=".repeat(5_000)],
    ["unclosed pairs", '<g id="1">'.repeat(10_000)],
    ["ends", "</g>".repeat(10_000)],
    ["brackets", "<".repeat(30_000)],
    ["marks", '<x id="1"/>'.repeat(3_000)],
    ["entities", "&#x26;lt;".repeat(4_000)],
    ["ampersands", "&".repeat(30_000)],
    ["digits", "1".repeat(30_000)],
    ["digits and dots", "1.".repeat(15_000)],
    ["ranges", "1-".repeat(15_000)],
    ["one word", "a".repeat(30_000)],
    ["labels", "a.".repeat(15_000)],
    ["hyphens", "a-".repeat(15_000)],
    ["an address", "a@".repeat(15_000)],
    ["blanks", `${" ".repeat(29_999)}x`],
    ["lines", "\n ".repeat(15_000)],
    ["brackets of chips", "⟦".repeat(30_000)],
    ["tag characters", "\u{E0041}".repeat(15_000)],
    ["joiners", "\u200D".repeat(30_000)],
    ["surrogates", "\uD800".repeat(30_000)],
    ["Japanese", "温泉バー".repeat(7_500)],
    ["terms", "Spa ".repeat(7_500)],
    ["capitals", "A".repeat(30_000)],
    ["slashes", "https://".repeat(4_000)],
  ])("%s", (_, hostile) => {
    const start = performance.now();
    const terms = Array.from({ length: 300 }, (__, index) => term(index % 2 ? `Spa${index}` : `a ${index}`));
    for (const to of ["de", "ja"] as const) {
      const marked = markText(source, options({ to, terms }));
      restoreText(hostile, marked, to);
      const own = markText(hostile, options({ to, terms: [...terms, term("Spa"), term("a"), term("1")] }));
      restoreText(own.text, own, to);
      judgeWording(hostile, { source, to, lengthMax: 80, linesMax: 2, terms });
      judgeWording(hostile, { source: hostile, to, lengthMax: 80, linesMax: 2, terms });
    }
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
