import { expect, it } from "vitest";
import { toQuestionAction } from "./question-keys.ts";

const PLAIN = { code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** The action's name; `null`: the key keeps its own meaning. */
function act(event: Partial<typeof PLAIN> & { key: string }, isOnButton = false): string | null {
  const done: string[] = [];
  toQuestionAction(
    { ...PLAIN, ...event },
    isOnButton,
  )?.({
    next: () => {
      done.push("next");
    },
    skip: () => done.push("skip"),
    notApplicable: () => done.push("not applicable"),
    move: (by) => done.push(`move ${by}`),
  });
  return done[0] ?? null;
}

it("Enter goes on, Escape skips, Alt with X, up and down does not apply and moves [A4]", () => {
  expect(act({ key: "Enter" })).toBe("next");
  expect(act({ key: "Escape" })).toBe("skip");
  expect(act({ key: "x", altKey: true })).toBe("not applicable");
  expect(act({ key: "≈", code: "KeyX", altKey: true })).toBe("not applicable");
  expect(act({ key: "ArrowUp", altKey: true })).toBe("move -1");
  expect(act({ key: "ArrowDown", altKey: true })).toBe("move 1");
});

it("other keys keep their meaning: Enter on a button, with Shift, arrows and letters [A4]", () => {
  expect(act({ key: "Enter" }, true)).toBeNull();
  expect(act({ key: "Enter", shiftKey: true })).toBeNull();
  expect(act({ key: "ArrowUp" })).toBeNull();
  expect(act({ key: "x" })).toBeNull();
  expect(act({ key: "s", ctrlKey: true })).toBeNull();
});
