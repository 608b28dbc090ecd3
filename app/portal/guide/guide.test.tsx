import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TOPICS } from "#domain/answers/question.ts";
import { QUESTION_IDS, questionsFor } from "#domain/answers/questions.ts";
import type { Draft } from "#domain/content/document.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { sampleDraft, sampleId } from "#tests/factories/draft.ts";
import { fullGuide } from "#tests/factories/full-guide.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { loadAnswerWords } from "../answers/words.ts";
import { MarkedSlots } from "../slot.tsx";
import { SLOT_MARK } from "../slot-marks.ts";
import { Guide } from "./guide.tsx";
import { getGuideEntries } from "./guide-entries.ts";
import type { GuideOrder } from "./guide-head.tsx";
import { buildGuideCss } from "./guide-style.ts";

const ORDERS: readonly GuideOrder[] = ["topics", "az"];
const ADDRESS = "https://guests.foyer.example/p/marlowe/en/guide";
const GUIDE_BYTES_MAX = 20 * 1024;

function guideDraft(answers: Draft["answers"], parts: Partial<Draft> = {}): Draft {
  return sampleDraft({ languages: CONTENT_LANGUAGE_CODES, answers, ...parts });
}

async function render(draft: Draft, language: ContentLanguage = "en", order: GuideOrder = "topics") {
  const words = await loadAnswerWords(language);
  const guide = { draft, language, slug: "marlowe", words, order, address: ADDRESS };
  return renderToStaticMarkup(<Guide {...guide} />);
}

const getTags = (html: string) => html.match(/<[^>]*>/g) ?? [];
const getNames = (html: string) => getTags(html).map((tag) => tag.match(/^<\/?[\w-]+/)?.[0]);
const getAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** Different words of every length, as compression meets them: the same ones at each run. */
function words(index: number): string {
  let seed = index * 7919 + 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const word = () => Array.from({ length: 3 + (next() % 8) }, () => "etaoinshrdlu"[next() % 12]).join("");
  return Array.from({ length: 14 }, word).join(" ").slice(0, 100);
}

/** Languages in which every run draws both orders: of each direction, and one without spaces. */
const IN_BOTH: readonly ContentLanguage[] = ["en", "ar", "ja"];

describe.each(CONTENT_LANGUAGE_CODES)("the guide in %s", (language) => {
  const orders = isFullTier || IN_BOTH.includes(language) ? ORDERS : ORDERS.slice(0, 1);

  it.each(orders)("has every entry once, in its direction, and needs no script: %s [A6]", async (order) => {
    const draft = guideDraft(fullGuide());
    const html = await render(draft, language, order);
    const { questions } = await loadAnswerWords(language);
    expect(html).toMatch(`lang="${language}" dir="${getTextDirection(language)}"`);
    const ids = getAll(html, /<article class="p-entry" id="([^"]+)"/g);
    const own = draft.answers.entries.map(({ id }) => id);
    const asked = questionsFor("hotel").map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...asked, ...own].toSorted());
    for (const id of asked) expect(html).toContain(`>${questions[id].title}</h3>`);
    expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+="|undefined|NaN|\{\w+\}|<details class="p-entry/);
  });

  it.each(orders)("weighs at most 20 KB with all answers and 20 own entries: %s [A6]", async (order) => {
    const draft = guideDraft(fullGuide({ text: words }));
    const css = buildGuideCss(
      draft,
      language,
      getGuideEntries(draft, language, await loadAnswerWords(language)),
    );
    const page = `<style>${css}</style>${await render(draft, language, order)}`;
    expect(gzipSync(page).length).toBeLessThanOrEqual(GUIDE_BYTES_MAX);
  });
});

describe("the guide", () => {
  it.each(ORDERS)("has a target for each of its links, and no id twice: %s [A6]", async (order) => {
    const html = await render(guideDraft(fullGuide()), "en", order);
    const ids = getAll(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = getAll(html, / href="#([^"]+)"/g);
    expect(anchors.length).toBeGreaterThan(4);
    for (const anchor of anchors) expect(ids).toContain(anchor);
  });

  it("has questions and topics whose anchors never meet [A6]", () => {
    const ids: readonly string[] = QUESTION_IDS;
    expect(TOPICS.filter((topic) => ids.includes(topic))).toEqual([]);
    expect(ids.filter((id) => id.startsWith("az-"))).toEqual([]);
  });

  it("links to the portal, to both orders, and to itself in each language [A6]", async () => {
    const hrefs = getAll(await render(guideDraft(fullGuide()), "de"), / href="(\/[^"]*)"/g);
    expect(hrefs).toContain("/p/marlowe/de");
    expect(hrefs).toContain("/p/marlowe/de/guide");
    expect(hrefs).toContain("/p/marlowe/de/guide?order=az");
    for (const code of CONTENT_LANGUAGE_CODES) expect(hrefs).toContain(`/p/marlowe/${code}/guide?choose`);
    const sorted = getAll(await render(guideDraft(fullGuide()), "de", "az"), / href="(\/[^"]*)"/g);
    expect(sorted).toContain("/p/marlowe/ar/guide?order=az&amp;choose");
  });

  it("leaves out topics without entries, and letters without entries are no links [A6]", async () => {
    const { byQuestion } = fullGuide();
    const draft = guideDraft({ ...fullGuide({ own: 0 }), byQuestion: { breakfast: byQuestion.breakfast } });
    const html = await render(draft);
    expect(getAll(html, /href="#([^"]+)"/g)).toEqual(["eating"]);
    const sorted = await render(draft, "en", "az");
    expect(sorted).toContain('<span>A</span><a href="#az-2">B</a><span>C</span>');
  });

  it.each([
    `<script>alert(1)</script>`,
    `"><svg onload=alert(1)>`,
    `</a></article><iframe src=//evil.example>`,
    `' onclick='alert(1)`,
  ])("keeps staff's words as text: %s [A6]", async (payload) => {
    const safe = await render(guideDraft(fullGuide({ text: () => "Words" })));
    const draft = guideDraft(fullGuide({ text: () => payload }), { name: payload });
    const html = await render(draft);
    expect(getNames(html)).toEqual(getNames(safe));
    for (const page of [html, await render(draft, "en", "az")]) {
      expect(page).not.toMatch(/<script|<iframe|<svg onload|<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
    }
  });

  it("never links to an address that is not of the web [A6]", async () => {
    const answers = fullGuide();
    const draft = guideDraft({
      ...answers,
      byQuestion: { directions: { state: "answered", contact: { link: "javascript:alert(1)" } } },
      entries: answers.entries.map((entry) => ({
        ...entry,
        content: { en: [{ type: "paragraph", runs: [{ text: "x", link: "javascript:alert(1)" }] }] },
      })),
    });
    expect(await render(draft)).not.toMatch(/href="javascript/);
  });

  it("marks staff's words that are in another language, with their direction [A6]", async () => {
    const html = await render(guideDraft(fullGuide()), "ar");
    expect(html).toContain('<span lang="en" dir="ltr">');
    expect(html).toContain('<div class="p-own" lang="en" dir="ltr">');
    expect(await render(guideDraft(fullGuide({ language: "ar" })), "ar")).not.toContain(
      'lang="en" dir="ltr">',
    );
  });

  it.each([
    ["en", "07:00–10:30", "£18.00"],
    ["de", "07:00–10:30", "18,00\u00a0£"],
    ["ar", "٧:٠٠ ص – ١٠:٣٠ ص", "١٨٫٠٠"],
  ] as const)("has the digits and times of %s [A6]", async (language, times, price) => {
    const html = await render(guideDraft(fullGuide()), language);
    const breakfast = /id="breakfast">.*?<\/article>/.exec(html)?.[0] ?? "";
    expect(breakfast).toContain(times);
    expect(breakfast).toContain(price);
  });

  it("can be dialled and read on paper: telephone links, and a code of its address [A6]", async () => {
    const html = await render(guideDraft(fullGuide()));
    expect(html).toContain('<a class="p-tel" href="tel:+441326555014">');
    expect(html).toMatch(/<svg viewBox="0 0 \d+ \d+" aria-hidden="true"><path d="M/);
    const large = getAll(html, /<div class="p-fact"><span>.*?<\/svg>([^<]+)</g);
    expect(large).toEqual(["Wi-Fi", "Breakfast", "Check-out"]);
  });

  it("has slots for today and for whether it is open, only where hours are opening hours [A6]", async () => {
    const draft = guideDraft(fullGuide({ own: 1 }));
    const words = await loadAnswerWords("en");
    const guide = { draft, language: "en", slug: "marlowe", words, order: "topics" } as const;
    const html = renderToStaticMarkup(
      <MarkedSlots>
        <Guide {...guide} />
      </MarkedSlots>,
    );
    const slots = getAll(html, new RegExp(SLOT_MARK.source, "g")).filter((name) => name !== "");
    expect(slots).toEqual(expect.arrayContaining(["today", "date", "open.breakfast", "open.reception"]));
    expect(slots).not.toContain("open.quiet-hours");
    expect(slots).not.toContain(`open.${sampleId(900)}`);
    const onWednesday = renderToStaticMarkup(<Guide {...guide} today={3} />);
    expect(onWednesday).toContain('class="portal p-guide today-3"');
    expect(onWednesday).toContain('<div class="d1 d2 d3 d4 d5">');
  });
});
