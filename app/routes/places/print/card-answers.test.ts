import { describe, expect, it } from "vitest";
import type { Answer } from "#domain/answers/answer.ts";
import { listAnswered } from "#domain/answers/answered-questions.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers } from "#tests/factories/answers.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { fitAnswers } from "./answer-row.ts";
import { getCardAnswers } from "./card-answers.ts";
import { ANSWERS_WIDTH, countLines } from "./sheet.ts";

const WIFI = {
  state: "answered",
  offer: "yes",
  price: { kind: "free" },
  words: { en: "Network Marlowe Guest, password harbour-light-58" },
} as const satisfies Answer;
const MAIN = { "check-out": CHECK_OUT, breakfast: BREAKFAST, wifi: WIFI };
const IDS = ["wifi", "breakfast", "check-out"] as const;

const read = async (
  answers: Answers,
  language: ContentLanguage = "en",
  chosen: readonly (typeof IDS)[number][] = IDS,
) =>
  getCardAnswers(answers, chosen, {
    language,
    defaultLanguage: "en",
    currency: "GBP",
    words: await loadAnswerWords(language),
  });

/** The window of each day, at a different minute. */
const eachDay = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day) =>
  dailyHours(`07:0${day}`, `10:0${day}`).windows.map((window) => ({ ...window, days: [day] })),
);

describe("answers on cards", () => {
  it("are chosen from the answered questions of the property's kind, in their order [A10]", async () => {
    const answers = sampleAnswers({
      ...MAIN,
      parking: { state: "not-applicable" },
      boarding: { state: "answered", time: "15:00" },
    });
    expect(listAnswered(answers).map(({ id }) => id)).toEqual(IDS);
    expect((await read(answers, "en", ["check-out", "wifi"])).map(({ id }) => id)).toEqual([
      "wifi",
      "check-out",
    ]);
    expect(await read(sampleAnswers(), "en")).toEqual([]);
    expect(fitAnswers([], ANSWERS_WIDTH)).toBe(null);
  });

  it("become shorter, without losing hours, times or what is on request [A10]", async () => {
    const [wifi, breakfast, checkOut] = await read(sampleAnswers(MAIN));
    expect(wifi?.texts).toEqual([
      "Free of charge. Network Marlowe Guest, password harbour-light-58",
      "Network Marlowe Guest, password harbour-light-58",
      "Free of charge.",
    ]);
    expect(breakfast?.texts.at(-1)).toBe("Every day 07:00 to 10:30.");
    expect(breakfast?.texts[0]).toContain("Garden Room");
    expect(checkOut?.texts).toEqual(["Check-out until 11:00."]);
    const later = sampleAnswers({
      "late-departure": {
        state: "answered",
        offer: "request",
        price: { kind: "costs", amount: 25, per: "once" },
      },
    });
    const [late] = getCardAnswers(later, ["late-departure"], {
      language: "en",
      defaultLanguage: "en",
      currency: "GBP",
      words: await loadAnswerWords("en"),
    });
    expect(late?.texts[0]).toContain("£25");
    expect(late?.texts.at(-1)).toMatch(/on request/i);
  });

  it("are whole at a good size where they fit, and otherwise short before they are small [A10]", async () => {
    const alone = fitAnswers(await read(sampleAnswers(MAIN), "en", ["breakfast"]), ANSWERS_WIDTH);
    expect(alone?.boxes[0]?.text).toContain("Garden Room");
    expect(alone?.boxes[0]?.width).toBeCloseTo(ANSWERS_WIDTH);
    const row = fitAnswers(await read(sampleAnswers(MAIN)), ANSWERS_WIDTH);
    expect(row?.boxes.map(({ text }) => text)[0]).toContain("password harbour-light-58");
    expect(row?.isReadable).toBe(true);
  });

  it.each(CONTENT_LANGUAGES.map(({ code }) => code))(
    "stand in one row with two lines at most, with every time, in %s [A10]",
    async (language) => {
      const words = "WWWWW mmmmm ".repeat(16).trim();
      const long = sampleAnswers({
        wifi: { ...WIFI, price: { kind: "free" }, words: { [language]: words } },
        breakfast: { ...BREAKFAST, hours: eachDay, note: { [language]: words } },
        "check-out": { ...CHECK_OUT, note: { [language]: words } },
      });
      for (const answers of [sampleAnswers(MAIN), long]) {
        const row = fitAnswers(await read(answers, language), ANSWERS_WIDTH);
        const { boxes = [], size = 0 } = row ?? {};
        expect(boxes.map(({ id }) => id)).toEqual(IDS);
        expect(boxes.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(ANSWERS_WIDTH);
        for (const { text, width } of boxes) {
          expect(text).toMatch(/\S/);
          expect(countLines(text, (width - 2.99) / size), text).toBeLessThanOrEqual(2);
        }
        if (answers !== long) expect(row?.isReadable, `${language} ${size}`).toBe(true);
        else {
          const [breakfast] = boxes.filter(({ id }) => id === "breakfast");
          const times = breakfast?.text.match(/\p{Nd}{1,2}[:.]?\p{Nd}{2}/gu) ?? [];
          expect(times.length, breakfast?.text).toBeGreaterThanOrEqual(14);
        }
      }
    },
  );

  it("say that they are too long to read on a card [A10]", async () => {
    const row = fitAnswers(
      await read(sampleAnswers({ ...MAIN, breakfast: { ...BREAKFAST, hours: eachDay } })),
      ANSWERS_WIDTH,
    );
    expect(row?.isReadable).toBe(false);
  });
});
