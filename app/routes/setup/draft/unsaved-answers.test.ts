import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { findAnswersToPublish, getUnsavedEntries, getUnsavedQuestions } from "./unsaved-answers.ts";

const { questionNames } = (await readCatalogues("en")).setup;
const [bees, boats, hikes] = [sampleEntry(1, "Bees"), sampleEntry(2, "Boats"), sampleEntry(3, "Hikes")];
const saved = sampleAnswers({ breakfast: BREAKFAST, pool: { state: "not-applicable" } }, [bees, boats]);

describe("unsaved answers", () => {
  it("are named by their questions, in the order of the interview [A4]", () => {
    const edited = sampleAnswers({
      breakfast: { ...BREAKFAST, price: { kind: "free" } },
      "check-out": CHECK_OUT,
    });
    expect(getUnsavedQuestions({ saved, edited, revision: 1 }, questionNames)).toEqual([
      "Breakfast",
      "Swimming pool",
      "Check-out",
    ]);
    expect(getUnsavedQuestions({ saved, edited: saved, revision: 1 }, questionNames)).toEqual([]);
  });

  it("are named by the titles of own entries that are new, changed or gone [A5]", () => {
    const renamed = { ...boats, title: { de: "Boote", en: "Boat trips" } };
    const edited = { ...saved, entries: [renamed, hikes] };
    expect(getUnsavedEntries({ saved, edited, revision: 1 }, "en")).toEqual(["Boat trips", "Hikes", "Bees"]);
    expect(getUnsavedEntries({ saved, edited, revision: 1 }, "fr")).toEqual(["Boote", "Hikes", "Bees"]);
    const reordered = { ...saved, entries: [boats, bees] };
    expect(getUnsavedEntries({ saved, edited: reordered, revision: 1 }, "en")).toEqual([]);
  });
});

describe("Publish just this", () => {
  const edited = sampleAnswers({ breakfast: BREAKFAST, "check-out": CHECK_OUT }, [bees, boats, hikes]);
  const wanted = findAnswersToPublish({ saved, edited }, null);
  const press = { before: saved, wanted };

  it("takes what is not saved [A7]", () => {
    expect(wanted).toEqual({ questions: ["pool", "check-out"], entries: [hikes.id] });
  });

  it("takes again what a press has saved without publishing it, and later changes with it [A7]", () => {
    expect(findAnswersToPublish({ saved: edited, edited }, press)).toEqual(wanted);
    const later = { ...edited, byQuestion: {} };
    expect(findAnswersToPublish({ saved: edited, edited: later }, press)).toEqual({
      questions: ["breakfast", "check-out", "pool"],
      entries: [hikes.id],
    });
  });

  it("takes nothing that was discarded after a press that could not save, and nothing that others saved [A7]", () => {
    expect(findAnswersToPublish({ saved, edited: saved }, press)).toEqual({ questions: [], entries: [] });
    const others = { ...saved, byQuestion: { ...saved.byQuestion, "check-in": CHECK_OUT } };
    expect(findAnswersToPublish({ saved: others, edited: others }, press)).toEqual({
      questions: [],
      entries: [],
    });
  });
});
