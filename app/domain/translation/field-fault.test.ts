import { expect, test } from "vitest";
import { findTextFault } from "./field-fault.ts";
import { answersWith, KAYAKS, SPA, SURVEY } from "./sample-texts.ts";
import type { TextPlace } from "./text-place.ts";
import type { Translatable } from "./translatable-texts.ts";

const draft: Translatable = {
  defaultLanguage: "en",
  buttons: { en: { buttons: [SPA, SURVEY] } },
  answers: answersWith({}),
};
const fault = (place: TextPlace, text: string) => findTextFault(draft, place, { language: "fi", text });

test("a wording fits the field where its original stands, by that field's own schema (L2)", () => {
  const name = { kind: "button", id: SURVEY.id, path: "name" } as const;
  expect(fault(name, "Millaista oli?")).toBeNull();
  expect(fault(name, "x".repeat(500))).toBe("too_long");
  expect(fault(name, "a\nb\nc\nd\ne\nf")).toBe("too_many_lines");
  expect(fault({ kind: "entry", id: KAYAKS.id, path: "title" }, "x".repeat(500))).toBe("too_long");
  expect(fault({ kind: "answer", id: "breakfast", path: "place" }, "x".repeat(41))).toBe("too_long");
  expect(fault({ kind: "answer", id: "breakfast", path: "note" }, "Rivi\ntoinen")).toBe("too_many_lines");
});
