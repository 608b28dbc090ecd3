import { describe, expect, it } from "vitest";
import { newComposing } from "./composing.ts";
import { getTypedKey, NEW, NOTHING_TYPED, nextWriting, type Writing, type WritingStep } from "./writing.ts";

const FRESH = newComposing({ now: Date.parse("2026-11-26T13:20:00Z"), timeZone: "Europe/Rome" });
const FIRST = { open: NEW, from: null };
const LIFT = { id: "0123456789abcdefghijklmn", revision: 1 };

const writingAfter = (...steps: readonly WritingStep[]) => steps.reduce(nextWriting, NOTHING_TYPED);
const typed = (key: string, en: string): WritingStep => ({
  kind: "typed",
  key,
  before: { composing: FRESH, revision: null },
  change: { texts: { en } },
});
const getText = (writing: Writing, key: string) => writing.typed[key]?.composing.texts.en;

describe("what is typed on the screen of announcements", () => {
  const key = getTypedKey(NOTHING_TYPED, FIRST);

  it("is kept of each while another one is looked at, and forgotten once it is saved [N8]", () => {
    const both = writingAfter(typed(key, "Lift 2"), typed("another", "Pool"));
    expect(both.typed[key]).toEqual({ composing: { ...FRESH, texts: { en: "Lift 2" } }, revision: null });
    const saved = nextWriting(both, { kind: "saved", key, sent: both.typed[key] ?? null, stored: LIFT });
    expect(Object.keys(saved.typed)).toEqual(["another"]);
    expect(nextWriting(saved, { kind: "all-forgotten" }).typed).toEqual({});
  });

  it("goes on with what was saved, on its revision, where somebody typed on meanwhile [N8]", () => {
    const sent = writingAfter(typed(key, "Lift 2"));
    const since = nextWriting(sent, typed(key, "Lift 2 and 3"));
    const saved = nextWriting(since, { kind: "saved", key, sent: sent.typed[key] ?? null, stored: LIFT });
    // The address still names a new one, then the one that it became: the same is typed on.
    for (const open of [NEW, LIFT.id]) expect(getTypedKey(saved, { open, from: null })).toBe(key);
    expect(getText(saved, key)).toBe("Lift 2 and 3");
    expect(saved.typed[key]?.revision).toBe(LIFT.revision);
  });

  it("begins empty after another new one was saved, and goes on with one that was not [N8]", () => {
    const unsaved = writingAfter({ kind: "begun" }, typed(key, "Lift 2"), { kind: "begun" });
    expect(getText(unsaved, getTypedKey(unsaved, FIRST))).toBe("Lift 2");
    const next = nextWriting(nextWriting(unsaved, { kind: "saved", key, sent: null, stored: LIFT }), {
      kind: "begun",
    });
    expect(getTypedKey(next, FIRST)).not.toBe(key);
    expect(getText(next, getTypedKey(next, FIRST))).toBeUndefined();
    expect(getTypedKey(next, { open: NEW, from: LIFT.id })).not.toBe(getTypedKey(next, FIRST));
  });

  it("begins with a prepared text; once told of another's change, it is saved on the newest [N8]", () => {
    const begun = writingAfter({ kind: "begun", with: { ...FRESH, texts: { en: "The sauna is closed." } } });
    expect(getText(begun, getTypedKey(begun, FIRST))).toBe("The sauna is closed.");
    const before = { composing: FRESH, revision: 3 };
    const old = writingAfter({ kind: "typed", key: LIFT.id, before, change: { isPlanned: true } });
    expect(old.typed[LIFT.id]?.revision).toBe(3);
    expect(nextWriting(old, { kind: "told", key: LIFT.id }).typed[LIFT.id]?.revision).toBeNull();
    expect(nextWriting(old, { kind: "forgotten", key: LIFT.id }).typed).toEqual({});
  });
});
