import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { RichText } from "../content/rich-text.ts";
import { restoreRichText, restoreText } from "./judge-draft.ts";
import { type MarkedText, markRichText, markText } from "./marked-text.ts";
import type { Term } from "./terms.ts";

const term = (wording: string, wordings: Term["wordings"] = null): Term => ({
  id: "a".repeat(24),
  term: wording,
  wordings,
});
const mark = (text: string, terms: readonly Term[] = [], names: readonly string[] = []) =>
  markText(text, { terms, to: "de", names });
const kept = ({ marks }: MarkedText) => marks.flatMap((entry) => (entry.kind === "kept" ? [entry.back] : []));

describe("parts that must not change are marks (L2)", () => {
  it.each([
    ["Open ⟦breakfast.hours⟧ daily", ["⟦breakfast.hours⟧"]],
    ["Call +44 1326 550 142 or (01326) 550142.", ["+44 1326 550 142", "(01326) 550142"]],
    ["See https://foyer.example/p/x?y=1&z=2.", ["https://foyer.example/p/x?y=1&z=2"]],
    [
      "www.foyer.example, foyer.com/menu; a.b+c@foyer.example!",
      ["www.foyer.example", "foyer.com/menu", "a.b+c@foyer.example"],
    ],
    ["7:00–10:30, 7 am - 10 p.m. and 19h30", ["7:00–10:30", "7 am - 10 p.m.", "19h30"]],
    ["€ 12.50 or 12,50 € or CHF 12.– or 12 USD", ["€ 12.50", "12,50 €", "CHF 12.–", "12 USD"]],
    ["5km, 25m², 20 °C, -5°C, 50 %, 24h, 24/7", ["5km", "25m²", "20 °C", "-5°C", "50 %", "24h", "24/7"]],
    ["1 500 rooms, 1,500.50 and 2026-11-30", ["1 500", "1,500.50", "2026-11-30"]],
    ["ALL 12 ROOMS with WPA2 on A4", ["12", "WPA2", "A4"]],
    ["Room214 and the 18jährige", ["214", "18"]],
    ["The 2nd floor, 1er étage", []],
    ["2階、3時", ["2", "3"]],
    ["https://foyer.exampleをご覧", ["https://foyer.example"]],
    ["من ٧:٠٠ إلى ١٠:٠٠", ["٧:٠٠", "١٠:٠٠"]],
    ["Two\nlines", ["\n"]],
    ["Breakfast.Please come", []],
  ])("%s", (text, expected) => expect(kept(mark(text))).toEqual(expected));

  test("names and terms are whole words, the longest first (L2, L4)", () => {
    const terms = [
      term("Spa", { de: "Wellness" }),
      term("Royal Spa"),
      term("SPA"),
      term("Chef's A-la-carte"),
    ];
    const marked = mark(
      "The Royal Spa: Spa, spa, SPA, sparkling Spas; Chef’s A-la-carte at The Harbour",
      terms,
      ["The Harbour"],
    );
    expect(kept(marked)).toEqual([
      "Royal Spa",
      "Wellness",
      "Wellness",
      "SPA",
      "Chef’s A-la-carte",
      "The Harbour",
    ]);
  });

  test("a term in katakana is no part of a longer word; one in kanji has no visible end (L4)", () => {
    expect(kept(mark("温泉宿のバーとバーベキュー", [term("バー"), term("温泉")]))).toEqual(["温泉", "バー"]);
  });

  test("a circular glossary is applied once (L4)", () => {
    const marked = mark("Lounge and Salon", [
      term("Lounge", { de: "Salon" }),
      term("Salon", { de: "Lounge" }),
    ]);
    expect(restoreText('<x id="1"/> und <x id="2"/>', marked, "de")).toEqual({
      ok: true,
      text: "Salon und Lounge",
    });
  });

  test("markup of the source is escaped, and its invisible signs are left out (L2)", () => {
    expect(mark("A <b> & \u202EB\u200B\u00AD")).toEqual({ text: "A &lt;b&gt; &amp; B", marks: [] });
    expect(mark('<x id="1"/> ⟦').text).toBe('&lt;x id="<x id="1"/>"/&gt; ');
  });
});

test("an unchanged answer gives back the source, whatever it contains (L2)", () => {
  const bits = fc.constantFrom(
    "⟦wifi.words⟧",
    "Spa",
    "Spa-Lounge ",
    " 7:00",
    "12 €",
    "<b>",
    "&amp;",
    '<x id="1"/>',
    "wörter ",
    "温泉",
    "a@b.example ",
    "\n",
    "'",
    "+44 1326 550142 ",
    "-",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.array(bits, { maxLength: 12 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(
      text,
      fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 5 }),
      (source, terms) => {
        const marked = mark(source, [term("Spa"), ...terms.map((entry) => term(entry))]);
        const shown = mark(source).text;
        const restored = restoreText(marked.text, marked, "de");
        // Blanks around line breaks go, as do the invisible signs.
        const plain = (entry: string) => entry.normalize("NFC").replace(/\s+/g, " ").trim();
        const unmarked = shown.replace(
          /<x id="(\d+)"\/>/g,
          (_, id) => kept(mark(source))[Number(id) - 1] ?? "",
        );
        const expected = plain(
          unmarked.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
        );
        if (restored.ok) expect(plain(restored.text)).toBe(expected);
        else expect(["empty", "wrong_script"]).toContain(restored.refusal.rule);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe("rich text is marked by paragraph (L2)", () => {
  const content: RichText = [
    { type: "heading", runs: [{ text: "The Spa", bold: true }] },
    { type: "picture", picture: { key: "k", width: 4, height: 3, type: "image/webp", alt: "" } as never },
    { type: "paragraph", runs: [] },
    {
      type: "paragraph",
      runs: [
        { text: "Open from " },
        { text: "7:00", bold: true },
        { text: "; see " },
        { text: "our page", link: "https://foyer.example/spa" },
        { text: "." },
      ],
    },
    {
      type: "list",
      items: [
        [
          { type: "paragraph", runs: [{ text: "Towels" }] },
          { type: "list", items: [[{ type: "paragraph", runs: [{ text: "Robes", italic: true }] }]] },
        ],
      ],
    },
  ];
  const marked = markRichText(content, { terms: [], to: "de", names: [] });

  test("pictures and empty paragraphs have none; one format throughout needs no marks (L2)", () => {
    expect(marked.map(({ text }) => text)).toEqual([
      "The Spa",
      'Open from <g id="2"><x id="1"/></g>; see <g id="3">our page</g>.',
      "Towels",
      "Robes",
    ]);
  });

  test("answers get the structure, formats and links of the source (L2)", () => {
    const answers = [
      "Das Spa",
      'Auf <g id="3">unserer Seite</g>: geöffnet ab <g id="2"><x id="1"/></g>.',
      "Handtücher",
      "Bademäntel",
    ];
    expect(restoreRichText(answers, content, marked, "de")).toEqual({
      ok: true,
      content: [
        { type: "heading", runs: [{ text: "Das Spa", bold: true }] },
        content[1],
        content[2],
        {
          type: "paragraph",
          runs: [
            { text: "Auf " },
            { text: "unserer Seite", link: "https://foyer.example/spa" },
            { text: ": geöffnet ab " },
            { text: "7:00", bold: true },
            { text: "." },
          ],
        },
        {
          type: "list",
          items: [
            [
              { type: "paragraph", runs: [{ text: "Handtücher" }] },
              {
                type: "list",
                items: [[{ type: "paragraph", runs: [{ text: "Bademäntel", italic: true }] }]],
              },
            ],
          ],
        },
      ],
    });
  });

  test("unchanged answers give back the source (L2)", () => {
    expect(
      restoreRichText(
        marked.map(({ text }) => text),
        content,
        marked,
        "en",
      ),
    ).toEqual({ ok: true, content });
  });

  test("a term across two formats belongs to the first (L4)", () => {
    const across: RichText = [
      {
        type: "paragraph",
        runs: [{ text: "Royal " }, { text: "Spa", bold: true }, { text: "rte, Spa", italic: true }],
      },
    ];
    const [only] = markRichText(across, {
      terms: [term("Royal Sparte", { de: "R" }), term("Spa")],
      to: "de",
      names: [],
    });
    expect(only?.text).toBe('<x id="1"/><g id="3">, <x id="2"/></g>');
  });

  test.each([
    [[], "empty"],
    [["Das Spa", 'Ab <g id="2"><x id="1"/></g>.', "Handtücher", "Bademäntel"], "mark_lost"],
    [["Das Spa", marked[1]?.text ?? "", "Handtuch ".repeat(40), "Bademäntel"], "repeats_itself"],
  ])("one refused paragraph refuses the text: %# (L2)", (answers, rule) => {
    expect(restoreRichText(answers, content, marked, "de")).toMatchObject({ ok: false, refusal: { rule } });
  });

  test("a run that could not be stored is too long (L2)", () => {
    const toWord = (index: number) =>
      index.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
    const words = (count: number) => Array.from({ length: count }, (_, index) => toWord(index));
    const long: RichText = [{ type: "paragraph", runs: [{ text: words(600).join(" ") }] }];
    const own = markRichText(long, { terms: [], to: "de", names: [] });
    const answer = words(900).join("en ");
    expect(answer.length).toBeGreaterThan(4_000);
    expect(restoreRichText([answer], long, own, "de")).toMatchObject({
      ok: false,
      refusal: { rule: "too_long" },
    });
  });
});
