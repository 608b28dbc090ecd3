import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUTTON_TYPES, type ButtonType } from "#domain/content/button.ts";
import { buttonSchema } from "#domain/content/button-schema.ts";
import { changeTexts, type Text } from "#domain/content/button-texts.ts";
import { mergeDocuments } from "#domain/content/merge.ts";
import { checkDraft, getChecks } from "#domain/content/publish-check.ts";
import { runSchema } from "#domain/content/rich-text-schema.ts";
import { sampleDraft, usableButton } from "../../../../tests/factories/draft.ts";
import { dailyHours } from "../../../../tests/factories/hours.ts";
import type { Answers } from "../answers.ts";
import { QUESTIONS } from "../questions.ts";
import { findUses } from "./answer-uses.ts";
import {
  type Chip,
  findChips,
  getChipParts,
  hasUnknownChip,
  hasValue,
  replaceChips,
  splitChips,
  writeChip,
} from "./chip.ts";
import { descriptionSchema, sentenceSchema, titleSchema } from "./chip-text-schema.ts";
import { resolveHours } from "./followed-hours.ts";

const BREAKFAST = writeChip({ question: "breakfast", part: "hours" });
const CHIPS: readonly Chip[] = QUESTIONS.flatMap((question) =>
  getChipParts(question).map((part) => ({ question: question.id, part })),
);
const anyChip = fc.constantFrom(...CHIPS);
const anyWords = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[⟦⟧]/g, ""));

const { windows } = dailyHours("07:00", "10:30");
const NONE: Answers = { kind: "hotel", currency: "GBP", byQuestion: {}, entries: [] };
const ANSWERED: Answers = { ...NONE, byQuestion: { breakfast: { state: "answered", hours: windows } } };

/** A usable button whose translatable texts all show breakfast's hours. */
function chipButton(type: ButtonType, index = 1) {
  const withChip = (text: Text): Text =>
    typeof text === "string" ? `Daily ${BREAKFAST}` : [{ type: "paragraph", runs: [{ text: BREAKFAST }] }];
  return changeTexts(usableButton(type, index, "Spa"), (_, text: Text) => withChip(text), {
    withUntranslated: false,
  });
}

describe("chips in texts", () => {
  it("are read as they were written, between any words [A7]", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWords, anyChip), { maxLength: 4 }), anyWords, (parts, last) => {
        const text = parts.map(([words, chip]) => words + writeChip(chip)).join("") + last;
        expect(findChips(text)).toEqual(parts.map(([, chip]) => chip));
        expect(hasUnknownChip(text)).toBe(false);
        const pieces = splitChips(text).map((piece) =>
          typeof piece === "string" ? piece : writeChip(piece),
        );
        expect(pieces.join("")).toBe(text);
      }),
    );
  });

  it("leave no bracket in a filled text, whatever staff typed [A7]", () => {
    const hostile = fc.array(
      fc.oneof(
        anyChip.map(writeChip),
        fc.constantFrom("⟦", "⟧", "⟦breakfast", ".hours⟧", "⟦x.y⟧", "$1", "⟦⟦"),
      ),
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        expect(replaceChips(parts.join(""), () => "7")).not.toMatch(/[⟦⟧]/);
      }),
    );
  });

  it.each(["⟦breakfast.nothing⟧", "⟦nothing.hours⟧", "⟦breakfast.time⟧", "⟦", "a ⟧", "⟦Breakfast.hours⟧"])(
    "are refused with unknown_answer if the property cannot answer: %s [A7]",
    (text) => {
      const refused = { success: false, error: { issues: [{ message: "unknown_answer" }] } };
      expect(titleSchema.safeParse(text)).toMatchObject(refused);
      expect(runSchema.safeParse({ text })).toMatchObject(refused);
    },
  );

  it("do not count towards the limits of the words around them [A7]", () => {
    const many = BREAKFAST.repeat(10);
    expect(titleSchema.parse(many + "x".repeat(80))).toBe(many + "x".repeat(80));
    expect(descriptionSchema.safeParse(`${many}${"x".repeat(161)}`).success).toBe(false);
    expect(sentenceSchema.parse(`${BREAKFAST}${"x".repeat(200)}`)).toHaveLength(200 + BREAKFAST.length);
  });

  it("are stored by every button type as they are, also as JSON [A7]", () => {
    for (const type of BUTTON_TYPES) {
      const button = chipButton(type);
      expect(buttonSchema.parse(JSON.parse(JSON.stringify(button)))).toEqual(button);
    }
  });

  it("merge with other people's changes of the same button [A7]", () => {
    const base = usableButton("gallery", 1, "Spa");
    const mine = { ...base, name: `Breakfast ${BREAKFAST}` };
    const theirs = { ...base, title: "From the sea" };
    const { merged, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({ name: mine.name, title: theirs.title });
  });

  it("offer only what a question asks for, and always a sentence of what is said [A7]", () => {
    for (const question of QUESTIONS) {
      const parts = getChipParts(question);
      expect(parts.length, question.id).toBeGreaterThan(0);
      const asked: object = question.parts;
      for (const part of parts) {
        const isContact = part === "telephone" || part === "address" || part === "link";
        if (part !== "sentence")
          expect(isContact ? "contact" in asked : part in asked, question.id).toBe(true);
      }
    }
  });
});

describe("uses of an answer", () => {
  it.each(BUTTON_TYPES)("name each text of a %s button once [A7]", (type) => {
    const draft = sampleDraft({ english: [chipButton(type)], answers: ANSWERED });
    const uses = findUses(draft, "breakfast");
    expect(uses.length).toBeGreaterThan(0);
    expect(new Set(uses.map(({ field, button }) => `${button?.subButtonId} ${field}`)).size).toBe(
      uses.length,
    );
    expect(uses[0]).toMatchObject({ language: "en", subject: "Daily", field: "name" });
    expect(findUses(draft, "pool")).toEqual([]);
  });

  it("include hours that follow it, entries of the guide and hidden buttons [A7]", () => {
    const hours = { outside: "close", windows: [], exceptions: [], follows: "breakfast" } as const;
    const hidden = {
      ...usableButton("link", 1),
      hidden: true,
      hours: { ...hours, windows: [], exceptions: [] },
    };
    const entry = {
      id: usableButton("link", 9).id,
      topic: "around" as const,
      title: { en: "Kayaks" },
      content: { en: [{ type: "paragraph" as const, runs: [{ text: `After ${BREAKFAST}` }] }] },
      searchWords: {},
    };
    const draft = sampleDraft({ english: [hidden], answers: { ...NONE, entries: [entry] } });
    expect(findUses(draft, "breakfast")).toMatchObject([
      { field: "hours", button: { id: hidden.id, hidden: true } },
      { field: "content", entryId: entry.id, subject: "Kayaks" },
    ]);
    expect(
      checkDraft(draft, { guestServices: true }).filter(({ check }) => check === "answers"),
    ).toMatchObject([{ code: "answer_missing", tab: "answers", entryId: entry.id, language: "en" }]);
  });
});

describe("a missing answer", () => {
  const check = (answers: Answers, type: ButtonType) => {
    const draft = sampleDraft({ english: [chipButton(type)], answers });
    expect(getChecks(draft)).toContain("answers");
    return checkDraft(draft, { guestServices: true }).filter(({ code }) => code === "answer_missing");
  };

  it.each(BUTTON_TYPES)("blocks publishing a %s button, with the field to jump to [A7]", (type) => {
    expect(check(ANSWERED, type)).toEqual([]);
    const findings = check(NONE, type);
    expect(findings[0]).toMatchObject({
      level: "blocking",
      tab: "buttons",
      field: "name",
      subject: "Daily",
      question: "breakfast",
      language: "en",
    });
    expect(check({ ...NONE, byQuestion: { breakfast: { state: "not-applicable" } } }, type)).toEqual(
      findings,
    );
  });

  it("is one that lacks the part, or what is not offered [A7]", () => {
    const place = { state: "answered", place: { en: "Orangery" } } as const;
    expect(check({ ...NONE, byQuestion: { breakfast: place } }, "link")).toHaveLength(1);
    const draft = (offer: "yes" | "no") =>
      sampleDraft({
        english: [
          { ...usableButton("link", 1), name: writeChip({ question: "early-arrival", part: "price" }) },
        ],
        answers: {
          ...NONE,
          byQuestion: { "early-arrival": { state: "answered", offer, price: { kind: "free" } } },
        },
      });
    const codes = (offer: "yes" | "no") =>
      checkDraft(draft(offer), { guestServices: true }).map(({ code }) => code);
    expect(codes("no")).toContain("answer_missing");
    expect(codes("yes")).not.toContain("answer_missing");
  });

  it("is not one that is guarded: it has a code of its own, and no value in a text (A6, R8)", () => {
    const guarded: Answers = {
      ...ANSWERED,
      byQuestion: { breakfast: { state: "answered", hours: windows, guard: "pin" } },
    };
    const draft = sampleDraft({ english: [chipButton("link")], answers: guarded });
    const found = checkDraft(draft, { guestServices: true }).filter(({ check: own }) => own === "answers");
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["answer_guarded"]));
    expect(hasValue(guarded, { question: "breakfast", part: "hours" })).toBe(false);
  });
});

describe("hours that follow an answer", () => {
  const { exceptions } = dailyHours("07:00", "10:30");
  const hours = { outside: "hide" as const, windows: [], exceptions, follows: "breakfast" as const };

  it("are its windows, with the button's own exceptions [A7]", () => {
    expect(resolveHours(hours, ANSWERED)).toEqual({ outside: "hide", windows, exceptions });
    expect(resolveHours(hours, NONE)).toBeNull();
    const own = dailyHours("08:00", "09:00");
    expect(resolveHours(own, ANSWERED)).toBe(own);
  });

  it("are stored without windows of their own, and only for questions with hours [A7]", () => {
    const button = usableButton("link", 1);
    expect(buttonSchema.parse({ ...button, hours })).toMatchObject({ hours });
    expect(buttonSchema.safeParse({ ...button, hours: { ...hours, windows } }).success).toBe(false);
    expect(buttonSchema.safeParse({ ...button, hours: { ...hours, follows: "check-in" } })).toMatchObject({
      error: { issues: [{ message: "unknown_answer" }] },
    });
  });
});
