import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { anyAnswers } from "#tests/factories/any-answers.ts";
import { sampleDraft } from "#tests/factories/draft.ts";
import { describeChange } from "./describe-change.ts";
import { formatGroupCounts, formatGroupTitle } from "./group-words.ts";
import { type AnswerSide, nameAnswer, showAnswers } from "./shown-answer.ts";

/** The changes of answers as lines: each row is "title | detail | before | after". */
async function getLines(from: Answers, to: Answers, language: InterfaceLanguage = "en") {
  const messages = (await readCatalogues(language)).setup;
  const [before, after]: Draft[] = [from, to].map((answers) => sampleDraft({ answers }));
  if (!before || !after) return [];
  const answerWords = await loadAnswerWords(language);
  const context = { before, after, messages, language, answerWords };
  return groupChanges(changesBetween(before, after), context).flatMap((group) => [
    `${formatGroupTitle(group, messages)}: ${formatGroupCounts(group, messages)}`,
    ...group.rows.map((row) => {
      const line = describeChange(row, context);
      const sides = [line.before, line.after].map((shown) => ("text" in shown ? shown.text : shown.kind));
      return [line.title, line.detail, ...sides].join(" | ");
    }),
  ]);
}

const bees = {
  ...sampleEntry(1, "Rooftop bees"),
  content: { en: [{ type: "paragraph" as const, runs: [{ text: "Ask at reception." }] }] },
};

describe("a change of an answer", () => {
  const from = sampleAnswers({ breakfast: BREAKFAST, pool: { state: "answered", quantity: 28 } });
  const to = sampleAnswers({
    breakfast: { ...BREAKFAST, price: { kind: "costs", amount: 21.5, per: "person" } },
    pool: { state: "not-applicable" },
    "check-out": CHECK_OUT,
  });

  it("names the question, and shows both answers in one line as guests read them [A4, T10]", async () => {
    expect(await getLines(from, to)).toEqual([
      "Answers: 3 changed",
      "Breakfast |  | Every day 07:00 to 10:30. Garden Room. £18.00 per person. | Every day 07:00 to 10:30. Garden Room. £21.50 per person.",
      "Swimming pool |  | Water temperature: 28°C. | Does not apply",
      "Check-out |  | Not answered | Check-out until 11:00.",
    ]);
    expect((await getLines(to, from, "de")).slice(2)).toEqual([
      "Schwimmbad |  | Trifft nicht zu | Wassertemperatur: 28 °C.",
      "Check-out |  | Check-out bis 11:00 Uhr. | Nicht beantwortet",
    ]);
  });

  it("shows the words of another language if only those differ [A4, T10]", async () => {
    const translated = { ...BREAKFAST, place: { en: "Garden Room", de: "Wintergarten", fr: "Jardin" } };
    expect(await getLines(from, sampleAnswers({ ...from.byQuestion, breakfast: translated }))).toEqual([
      "Answers: 1 changed",
      "Breakfast |  | French: Empty\nGerman: Gartenzimmer | French: Jardin\nGerman: Wintergarten",
    ]);
  });

  it("reads in plain words whatever the answers are, in each interface language [A4, T10]", async () => {
    const pairs = fc.sample(fc.tuple(anyAnswers, anyAnswers), { numRuns: 20, seed: 49 });
    for (const language of INTERFACE_LANGUAGES) {
      for (const [before, after] of pairs) {
        for (const line of await getLines(before, after, language)) {
          expect(line).not.toMatch(/[{}[\]"]|undefined|state|not-applicable|byQuestion/);
        }
      }
    }
  });

  it("has its title before guests' words are there [A4, T10]", async () => {
    const messages = (await readCatalogues("en")).setup;
    const [before, after] = [sampleDraft({ answers: from }), sampleDraft({ answers: to })];
    const [group] = groupChanges(changesBetween(before, after), { before, after });
    const described = group?.rows.map((row) =>
      describeChange(row, { before, after, messages, language: "en" }),
    );
    expect(described?.map(({ title }) => title)).toEqual(["Breakfast", "Swimming pool", "Check-out"]);
    expect(described?.[0]?.after).toEqual({ kind: "quiet", text: "Comparing" });
  });
});

describe("a change of other parts of the answers", () => {
  it("names own entries by their title, with what happened to them [A5, T10]", async () => {
    const [boats, hikes, kayaks] = [
      sampleEntry(2, "Boats"),
      sampleEntry(3, "Hikes"),
      sampleEntry(4, "Kayaks"),
    ] as const;
    const renamed = {
      ...bees,
      topic: "eating" as const,
      title: { en: "Bees", de: "Bienen" },
      content: {},
      searchWords: { en: ["honey", "hive"] },
    };
    const before = sampleAnswers({}, [bees, boats, hikes]);
    expect(await getLines(before, sampleAnswers({}, [hikes, renamed, kayaks]))).toEqual([
      "Answers: 5 changed, 1 added, 1 removed, 1 moved",
      "Bees | Moved | Position 1 | Position 2",
      "Bees | Topic | Arriving | Eating and drinking",
      "Bees | Title: English | Rooftop bees | Bees",
      "Bees | Title: German | Empty | Bienen",
      "Bees | Content: English | Ask at reception. | Empty",
      "Bees | Search words: English | Empty | honey, hive",
      "Kayaks | Added in position 3 | Didn’t exist | Arriving",
      "Boats | Removed | Arriving | Removed",
    ]);
  });

  it("names kind and currency [A1, T10]", async () => {
    const ship = { ...sampleAnswers(), kind: "ship" as const, currency: null };
    expect(await getLines(sampleAnswers(), ship)).toEqual([
      "Answers: 2 changed",
      "Kind of property |  | Hotel | Ship",
      "Currency |  | GBP | Empty",
    ]);
  });
});

describe("a conflict in answers", () => {
  it("names the question or the field of an own entry, and shows what each side has [A4, S156]", async () => {
    const messages = (await readCatalogues("en")).setup;
    const words = await loadAnswerWords("en");
    const answers = sampleAnswers({ breakfast: BREAKFAST }, [bees]);
    const side = { answers, defaultLanguage: "en" as const };
    const show = (path: readonly string[], ...values: readonly [unknown, unknown]) => {
      const { title, detail } = nameAnswer(path, { ...side, messages });
      const sides = values.map((value) => ({ ...side, value })) as [AnswerSide, AnswerSide];
      const shown = showAnswers(path, sides, { messages, language: "en", words });
      return [title, detail, ...shown.map((each) => ("text" in each ? each.text : ""))];
    };
    expect(show(["byQuestion", "check-out"], CHECK_OUT, { ...CHECK_OUT, time: "10:00" })).toEqual([
      "Check-out",
      "",
      "Check-out until 11:00.",
      "Check-out until 10:00.",
    ]);
    expect(show(["entries", bees.id, "title", "en"], "Bees", "Roof")).toEqual([
      "Rooftop bees",
      "Title: English",
      "Bees",
      "Roof",
    ]);
    expect(show(["entries", bees.id], undefined, bees)).toEqual([
      "Rooftop bees",
      "",
      "Removed",
      "Arriving\nAsk at reception.",
    ]);
  });
});
