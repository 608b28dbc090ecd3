import { expect, it } from "vitest";
import { sampleId } from "../../../tests/factories/draft.ts";
import type { Answers } from "./answers.ts";
import { withAnswer, withEntry, withEntryAt, withoutEntry, withPart, withText } from "./edit-answers.ts";
import type { GuideEntry } from "./guide-entry.ts";

const EMPTY: Answers = { kind: "hotel", currency: null, byQuestion: {}, entries: [] };
const entry = (at: number): GuideEntry => ({
  id: sampleId(at),
  topic: "around",
  title: { en: `Entry ${at}` },
  content: {},
  searchWords: {},
});

it("clearing an answer leaves no trace of it [A4]", () => {
  const answered = withAnswer(EMPTY, "check-in", { state: "answered", time: "15:00" });
  expect(answered.byQuestion["check-in"]).toEqual({ state: "answered", time: "15:00" });
  expect(withAnswer(answered, "check-in", null)).toEqual(EMPTY);
});

it("an answer whose last part is removed is none, and one that did not apply starts again [A2]", () => {
  expect(withPart(undefined, "time", "15:00")).toEqual({ state: "answered", time: "15:00" });
  expect(withPart({ state: "answered", time: "15:00" }, "time", undefined)).toBeNull();
  expect(withPart({ state: "not-applicable" }, "offer", "yes")).toEqual({ state: "answered", offer: "yes" });
  expect(withPart({ state: "answered", offer: "yes", note: { en: "Now" } }, "offer", undefined)).toEqual({
    state: "answered",
    note: { en: "Now" },
  });
});

it("an emptied text is removed in its language only [A2]", () => {
  expect(withText({ en: "Hall", de: "Halle" }, "de", "")).toEqual({ en: "Hall" });
  expect(withText({ en: "Hall" }, "en", "")).toBeUndefined();
  expect(withText(undefined, "de", "Halle")).toEqual({ de: "Halle" });
});

it("a deleted entry comes back to its place, once [A5]", () => {
  const three = [1, 2, 3].map(entry).reduce(withEntry, EMPTY);
  const without = withoutEntry(three, sampleId(2));
  expect(without.entries.map(({ id }) => id)).toEqual([sampleId(1), sampleId(3)]);
  const back = withEntryAt(without, entry(2), 1);
  expect(back).toEqual(three);
  expect(withEntryAt(back, entry(2), 1)).toEqual(three);
});
