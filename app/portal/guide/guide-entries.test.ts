import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import { sampleDraft, sampleId } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { loadAnswerWords } from "../answers/words.ts";
import { getGuideEntries, hasGuide } from "./guide-entries.ts";

const words = await loadAnswerWords("en");
const NONE: Answers = { kind: "hotel", currency: null, byQuestion: {}, entries: [] };
const draftWith = (answers: Partial<Answers>) => sampleDraft({ answers: { ...NONE, ...answers } });
const OWN = {
  id: sampleId(900),
  topic: "arriving" as const,
  title: { en: "Kayaks" },
  content: {},
  searchWords: {},
};
const { windows } = dailyHours("07:00", "10:30");

describe("the guide's entries", () => {
  it("are there as soon as a question of the property's kind is answered, or staff wrote one [A6]", () => {
    expect(hasGuide(draftWith({}))).toBe(false);
    expect(hasGuide(draftWith({ byQuestion: { breakfast: { state: "not-applicable" } } }))).toBe(false);
    const ships: Answers["byQuestion"] = { boarding: { state: "answered", time: "15:00" } };
    expect(hasGuide(draftWith({ byQuestion: ships }))).toBe(false);
    expect(hasGuide(draftWith({ kind: "ship", byQuestion: ships }))).toBe(true);
    expect(hasGuide(draftWith({ entries: [OWN] }))).toBe(true);
  });

  it("stand by topic, answers in the order of the questions before own entries [A6]", () => {
    const draft = draftWith({
      byQuestion: {
        breakfast: { state: "answered", hours: windows },
        wifi: { state: "not-applicable" },
        boarding: { state: "answered", time: "15:00" },
        parking: { state: "answered", offer: "yes" },
        "check-in": { state: "answered", time: "15:00" },
      },
      entries: [{ ...OWN, id: sampleId(901), topic: "eating" }, OWN],
    });
    expect(getGuideEntries(draft, "en", words).map(({ id, topic }) => [topic, id])).toEqual([
      ["arriving", "check-in"],
      ["arriving", "parking"],
      ["arriving", OWN.id],
      ["eating", "breakfast"],
      ["eating", sampleId(901)],
    ]);
  });

  it("have opening hours only where guests read whether it is open [A6]", () => {
    const getHours = (byQuestion: Answers["byQuestion"]) =>
      getGuideEntries(draftWith({ byQuestion }), "en", words).map(({ hours }) => hours);
    expect(getHours({ breakfast: { state: "answered", hours: windows } })).toEqual([windows]);
    expect(getHours({ "quiet-hours": { state: "answered", hours: windows } })).toEqual([null]);
    expect(getHours({ breakfast: { state: "answered", offer: "no", hours: windows } })).toEqual([null]);
  });

  it("say in which language staff's words are, when it is not the guest's [A6]", async () => {
    const draft = draftWith({
      byQuestion: { breakfast: { state: "answered", hours: windows, place: { en: "Orangery" } } },
      entries: [
        {
          ...OWN,
          title: { ar: "قوارب" },
          content: { en: [{ type: "paragraph", runs: [{ text: "Ask." }] }] },
        },
      ],
    });
    const [own, breakfast] = getGuideEntries(draft, "ar", await loadAnswerWords("ar"));
    expect(own?.title.language).toBe("ar");
    expect(own?.body).toMatchObject({ kind: "own", language: "en" });
    expect(breakfast?.body).toMatchObject({ sentences: [{ language: "ar" }, { language: "en" }] });
  });
});
