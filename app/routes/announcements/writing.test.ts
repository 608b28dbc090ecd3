import { describe, expect, it } from "vitest";
import { newAnnouncementDraft } from "./composing.ts";
import {
  EMPTY_WRITING,
  getTypedKey,
  NEW_KEY,
  reduceWriting,
  type Writing,
  type WritingStep,
} from "./writing.ts";

const FRESH = newAnnouncementDraft({ now: Date.parse("2026-11-26T13:20:00Z"), timeZone: "Europe/Rome" });
const FIRST = { open: NEW_KEY, from: null };
const LIFT = { id: "0123456789abcdefghijklmn", revision: 1 };

const writingAfter = (...steps: readonly WritingStep[]) => steps.reduce(reduceWriting, EMPTY_WRITING);
const typed = (key: string, en: string): WritingStep => ({
  kind: "typed",
  key,
  before: { composing: FRESH, revision: null },
  change: { texts: { en } },
});
const getText = (writing: Writing, key: string) => writing.typed[key]?.composing.texts.en;

describe("the drafts of announcements", () => {
  const key = getTypedKey(EMPTY_WRITING, FIRST);

  it("are kept when another one is opened, and dropped once saved [N8]", () => {
    const both = writingAfter(typed(key, "Lift 2"), typed("another", "Pool"));
    expect(both.typed[key]).toEqual({ composing: { ...FRESH, texts: { en: "Lift 2" } }, revision: null });
    const saved = reduceWriting(both, { kind: "saved", key, sent: both.typed[key] ?? null, stored: LIFT });
    expect(Object.keys(saved.typed)).toEqual(["another"]);
    expect(reduceWriting(saved, { kind: "all-discarded" }).typed).toEqual({});
  });

  it("continue on the saved revision if typing went on while saving [N8]", () => {
    const sent = writingAfter(typed(key, "Lift 2"));
    const since = reduceWriting(sent, typed(key, "Lift 2 and 3"));
    const saved = reduceWriting(since, { kind: "saved", key, sent: sent.typed[key] ?? null, stored: LIFT });
    // The address first has "new", then the announcement's id; the draft keeps its key.
    for (const open of [NEW_KEY, LIFT.id]) expect(getTypedKey(saved, { open, from: null })).toBe(key);
    expect(getText(saved, key)).toBe("Lift 2 and 3");
    expect(saved.typed[key]?.revision).toBe(LIFT.revision);
  });

  it("start empty after another new one was saved, and continue an unsaved one [N8]", () => {
    const unsaved = writingAfter({ kind: "begun" }, typed(key, "Lift 2"), { kind: "begun" });
    expect(getText(unsaved, getTypedKey(unsaved, FIRST))).toBe("Lift 2");
    const next = reduceWriting(reduceWriting(unsaved, { kind: "saved", key, sent: null, stored: LIFT }), {
      kind: "begun",
    });
    expect(getTypedKey(next, FIRST)).not.toBe(key);
    expect(getText(next, getTypedKey(next, FIRST))).toBeUndefined();
    expect(getTypedKey(next, { open: NEW_KEY, from: LIFT.id })).not.toBe(getTypedKey(next, FIRST));
  });

  it("start with a prepared text; after a conflict message, they are saved on the newest revision [N8]", () => {
    const begun = writingAfter({ kind: "begun", with: { ...FRESH, texts: { en: "The sauna is closed." } } });
    expect(getText(begun, getTypedKey(begun, FIRST))).toBe("The sauna is closed.");
    const before = { composing: FRESH, revision: 3 };
    const old = writingAfter({ kind: "typed", key: LIFT.id, before, change: { isPlanned: true } });
    expect(old.typed[LIFT.id]?.revision).toBe(3);
    expect(reduceWriting(old, { kind: "conflict-shown", key: LIFT.id }).typed[LIFT.id]?.revision).toBeNull();
    expect(reduceWriting(old, { kind: "discarded", key: LIFT.id }).typed).toEqual({});
  });
});
