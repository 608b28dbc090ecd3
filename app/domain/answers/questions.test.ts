import { describe, expect, it } from "vitest";
import { PROPERTY_KINDS } from "../property/property-kind.ts";
import { PERS, UNITS } from "./answer-values.ts";
import { QUESTION_ICONS, type Question, TOPICS } from "./question.ts";
import { QUESTION_IDS, QUESTIONS, questionsFor } from "./questions.ts";

/** The hotel's questions as A1 names them; payment and tax are two. */
const NAMED_BY_A1 = {
  arriving: ["check-in", "early-arrival", "reception", "directions", "parking", "car-charging", "luggage"],
  room: [
    "wifi",
    "heating",
    "safe",
    "television",
    "kettle",
    "iron",
    "extra-pillow",
    "cleaning",
    "tap-water",
    "waste",
  ],
  eating: ["breakfast", "restaurant", "bar", "room-service", "diets", "coffee"],
  around: [
    "pool",
    "spa",
    "gym",
    "laundry",
    "children",
    "pets",
    "smoking",
    "quiet-hours",
    "step-free-access",
    "bus-or-train",
    "taxi",
    "shops",
    "tips",
  ],
  leaving: [
    "check-out",
    "late-departure",
    "payment",
    "visitor-tax",
    "lost-property",
    "doctor-and-pharmacy",
    "emergency",
  ],
};

const all: readonly Question[] = QUESTIONS;

it("each question has an anchor of its own in kebab-case [A1]", () => {
  expect(new Set(QUESTION_IDS).size).toBe(QUESTION_IDS.length);
  for (const id of QUESTION_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it("hotels are asked what A1 names, in its order [A1]", () => {
  for (const topic of TOPICS) {
    const asked = questionsFor("hotel").filter((question) => question.topic === topic);
    expect(asked.map(({ id }) => id)).toEqual(NAMED_BY_A1[topic]);
  }
});

describe.each(PROPERTY_KINDS)("a %s", (kind) => {
  const questions = questionsFor(kind);

  it("is asked at least 30 questions, some in every topic [A1]", () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const topic of TOPICS) {
      expect(questions.filter((question) => question.topic === topic).length, topic).toBeGreaterThanOrEqual(
        4,
      );
    }
  });

  it("is asked by topic, without going back [A1]", () => {
    const order = questions.map(({ topic }) => TOPICS.indexOf(topic));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

it("each icon that buttons do not offer is the icon of a question [A1]", () => {
  const icons: readonly string[] = all.map(({ icon }) => icon);
  for (const icon of QUESTION_ICONS) expect(icons, icon).toContain(icon);
});

it("each question asks for something, and each choice, unit and price is used [A2]", () => {
  for (const { id, parts } of all) {
    expect(Object.keys(parts).length, id).toBeGreaterThan(0);
    for (const choices of [parts.offer, parts.price, parts.contact]) {
      if (choices) expect(new Set<string>(choices).size, id).toBe(choices.length);
    }
  }
  expect(new Set(all.flatMap(({ parts }) => parts.price ?? []))).toEqual(new Set(PERS));
  expect(all.flatMap(({ parts }) => parts.quantity ?? [])).toEqual(
    expect.arrayContaining(UNITS.filter((unit) => unit !== "day" && unit !== "year" && unit !== "kilometre")),
  );
});
