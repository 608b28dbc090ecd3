import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Theme } from "#domain/content/theme.ts";
import { BREAKFAST, CHECK_OUT, sampleAnswers } from "#tests/factories/answers.ts";
import {
  canRedo,
  canUndo,
  EMPTY_HISTORY,
  type History,
  recordStep,
  redoStep,
  undoStep,
} from "./draft-history.ts";

const { theme } = TEMPLATE;
const dark: Theme = { ...theme, primary: "#111111" };
const large: Theme = { ...dark, textSize: "large" };
const keys = ["theme"] as const;

function getSteps(...values: readonly [at: number, value: Theme][]): History {
  let before: Theme = theme;
  let history = EMPTY_HISTORY;
  for (const [at, after] of values) {
    history = recordStep(history, { key: "theme", before, after, at });
    before = after;
  }
  return history;
}

describe("undo and redo", () => {
  it("move step by step", () => {
    const history = getSteps([0, dark], [10, large]);
    const first = undoStep(history, keys, () => large);
    expect(first?.value).toEqual(dark);
    const second = undoStep(first?.history ?? EMPTY_HISTORY, keys, () => dark);
    expect(second?.value).toEqual(theme);
    expect(undoStep(second?.history ?? EMPTY_HISTORY, keys, () => theme)).toBeNull();
    const again = redoStep(second?.history ?? EMPTY_HISTORY, keys, () => theme);
    expect(again?.value).toEqual(dark);
    expect(redoStep(again?.history ?? EMPTY_HISTORY, keys, () => dark)?.value).toEqual(large);
  });

  it("revert a Discard right after an edit", () => {
    const history = getSteps([0, dark], [100, theme]);
    expect(undoStep(history, keys, () => theme)?.value).toEqual(dark);
  });

  it("combine continuous typing in one field into one step", () => {
    const typed = ["#1", "#11", "#111111"].map((primary): Theme => ({ ...theme, primary }));
    const quick = typed.map((value, index): [number, Theme] => [index * 100, value]);
    expect(getSteps(...quick).done).toHaveLength(1);
    const slow = typed.map((value, index): [number, Theme] => [index * 5_000, value]);
    expect(getSteps(...slow).done).toHaveLength(3);
  });

  it("keep what somebody else has saved since", () => {
    const history = getSteps([0, dark]);
    const merged: Theme = { ...dark, layout: "three" };
    expect(undoStep(history, keys, () => merged)?.value).toEqual({ ...theme, layout: "three" });
  });

  it("of an answer keep the answers that others gave since, and its own parts together [A4]", () => {
    const before = sampleAnswers({ pool: { state: "not-applicable" } });
    const after = sampleAnswers({ pool: { state: "not-applicable" }, breakfast: BREAKFAST });
    const history = recordStep(EMPTY_HISTORY, { key: "answers", before, after, at: 0 });
    const now = sampleAnswers({ breakfast: BREAKFAST, "check-out": CHECK_OUT });
    const undone = undoStep(history, ["answers"], () => now);
    expect(undone?.value).toEqual(sampleAnswers({ "check-out": CHECK_OUT }));
    expect(
      redoStep(undone?.history ?? EMPTY_HISTORY, ["answers"], () => undone?.value ?? now)?.value,
    ).toEqual(now);
  });

  it("drop undone steps after a new edit", () => {
    const undone = undoStep(getSteps([0, dark]), keys, () => dark);
    const history = recordStep(undone?.history ?? EMPTY_HISTORY, {
      key: "theme",
      before: theme,
      after: large,
      at: 20,
    });
    expect(canRedo(history, keys)).toBe(false);
    expect(canUndo(history, keys)).toBe(true);
    expect(canUndo(history, ["social"])).toBe(false);
  });
});
