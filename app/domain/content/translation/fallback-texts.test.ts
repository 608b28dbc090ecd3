import { describe, expect, it } from "vitest";
import { z } from "#domain/zod.ts";
import {
  sampleId,
  usableButton,
  withDistinctTexts,
  withoutTexts,
} from "../../../../tests/factories/draft.ts";
import { BUTTON_TYPES, type Button, type ButtonOf, type ButtonType, getDescription } from "../button.ts";
import { buttonSchema, type SubButton } from "../button-schema.ts";
import { getTexts } from "../button-texts.ts";
import { newSubButton } from "../starter/new-button.ts";
import { withFallbackTexts } from "./fallback-texts.ts";

/** Fields of a schema that accept guest-facing text: plain or formatted. */
function getTextFields({ shape }: { readonly shape: Readonly<Record<string, unknown>> }): readonly string[] {
  const samples = ["Some words, and a full stop.", [{ type: "paragraph", runs: [{ text: "Some words." }] }]];
  return Object.keys(shape).filter((field) => {
    const schema = shape[field] as z.ZodType;
    return samples.some((sample) => schema.safeParse(sample).success);
  });
}

const getFields = (type: ButtonType) => {
  const option = buttonSchema.options.find(({ shape }) => shape.type.value === type);
  if (!option) throw new Error(`No schema takes a ${type} button.`);
  return option;
};

it.each(BUTTON_TYPES)("every text field is listed in its type's description: %s [S83]", (type) => {
  const { texts, untranslated, entries } = getDescription(type);
  const fields = getFields(type);
  expect(["name", ...texts, ...untranslated].toSorted()).toEqual(getTextFields(fields).toSorted());
  if (entries === null) return;
  const declared = (fields.shape as Readonly<Record<string, z.ZodType>>)[entries.field];
  const list = (declared instanceof z.ZodOptional ? declared.unwrap() : declared) as z.ZodArray;
  const entry = list.element as z.ZodObject | z.ZodDiscriminatedUnion;
  for (const option of "options" in entry ? entry.options : [entry]) {
    const { shape } = option as z.ZodObject;
    const own = entries.areButtons ? getDescription((shape.type as z.ZodLiteral<ButtonType>).value) : null;
    const marked = [
      ...entries.texts,
      ...(entries.untranslated ?? []),
      ...(own?.texts ?? []),
      ...(own?.untranslated ?? []),
    ];
    expect(marked.toSorted()).toEqual(getTextFields({ shape }).toSorted());
  }
});

describe("a translation and its original", () => {
  it.each(BUTTON_TYPES)("falls back to its original, text by text: %s [S83]", (type) => {
    const original = withDistinctTexts(usableButton(type, 1));
    const { button, fallbacks } = withFallbackTexts(withoutTexts(original), original);
    expect(button).toEqual(original);
    expect([...fallbacks].sort()).toEqual([...getTexts(original).keys()].sort());
  });

  it.each(BUTTON_TYPES)("needs no fallback if complete: %s [S83]", (type) => {
    const original = withDistinctTexts(usableButton(type, 1));
    const translated = usableButton(type, 1, "Deutsch");
    expect(withFallbackTexts(translated, original)).toEqual({ button: translated, fallbacks: new Set() });
  });

  it("keeps its own texts and takes only missing ones [S83]", () => {
    const original = withDistinctTexts(usableButton("feedback", 1)) as ButtonOf<"feedback">;
    const [first, second] = original.questions;
    const translated = {
      ...original,
      name: "Wie war es?",
      title: " ",
      questions: [
        { ...first, text: "Das Bett?" },
        { ...second, text: "" },
      ],
    };
    const { button, fallbacks } = withFallbackTexts(translated as ButtonOf<"feedback">, original);
    expect(button).toMatchObject({
      name: "Wie war es?",
      title: "Text of title",
      questions: [{ text: "Das Bett?" }, { text: second?.text }],
    });
    expect([...fallbacks]).toEqual(["title", `questions.${second?.id}.text`]);
  });

  it("takes a popup's content as a whole, only if its own has no words [S76, S83]", () => {
    const original = withDistinctTexts(usableButton("popup", 1)) as ButtonOf<"popup">;
    const blank: ButtonOf<"popup">["content"] = [{ type: "paragraph", runs: [{ text: "\u200b" }] }];
    expect(withFallbackTexts({ ...original, content: blank }, original)).toEqual({
      button: original,
      fallbacks: new Set(["content"]),
    });
    const own: ButtonOf<"popup">["content"] = [{ type: "paragraph", runs: [{ text: "Eigenes" }] }];
    expect(withFallbackTexts({ ...original, content: own }, original).button).toMatchObject({ content: own });
  });

  it("takes a map's location, also in a popup, only if its own is empty [S75, S83]", () => {
    const map = usableButton("map", 1, "Quay 3") as ButtonOf<"map">;
    const nowhere = { ...map, name: "Anfahrt", location: " " };
    expect(withFallbackTexts(nowhere, map)).toEqual({
      button: { ...nowhere, location: "Quay 3" },
      fallbacks: new Set(["location"]),
    });
    expect(withFallbackTexts({ ...map, location: "Kai 3" }, map).button).toMatchObject({ location: "Kai 3" });
    expect(withFallbackTexts(nowhere, usableButton("link", 1, "Quay 3")).button).toEqual(nowhere);

    const popup = usableButton("popup", 2) as ButtonOf<"popup">;
    const sub = { ...newSubButton("map", sampleId(40), "Find us"), location: "Quay 3" } as SubButton;
    const emptied = { ...sub, name: "Anfahrt", location: "" } as SubButton;
    const { button, fallbacks } = withFallbackTexts(
      { ...popup, subButtons: [emptied] },
      { ...popup, subButtons: [sub] },
    );
    expect(button).toMatchObject({ subButtons: [{ name: "Anfahrt", location: "Quay 3" }] });
    expect([...fallbacks]).toEqual([`subButtons.${sub.id}.location`]);
  });

  it("takes the name and location of each further place of a map [S75, S83]", () => {
    const place = { id: sampleId(41), name: "Pier", location: "Quay 3" };
    const map = { ...usableButton("map", 1), places: [place] } as ButtonOf<"map">;
    const blank = { ...map, places: [{ ...place, name: "", location: "" }] };
    const { button, fallbacks } = withFallbackTexts(blank, map);
    expect(button).toEqual(map);
    expect([...fallbacks]).toEqual([`places.${place.id}.name`, `places.${place.id}.location`]);
  });

  it("takes the review site of feedback, only if its own is empty [S77, S83]", () => {
    const original = { ...usableButton("feedback", 1), reviewLink: "https://reviews.example/" } as Button;
    const bare = usableButton("feedback", 1, "Bewertung");
    expect(withFallbackTexts(bare, original).button).toMatchObject({
      reviewLink: "https://reviews.example/",
    });
    const own = { ...bare, reviewLink: "https://bewertungen.example/" } as Button;
    expect(withFallbackTexts(own, original).button).toMatchObject({
      reviewLink: "https://bewertungen.example/",
    });
  });

  it("stays empty if the original is empty too or has another type [S83]", () => {
    const original = usableButton("gallery", 1, "Rooms") as ButtonOf<"gallery">;
    const empty = withoutTexts(original);
    expect(withFallbackTexts(empty, empty)).toEqual({ button: empty, fallbacks: new Set() });
    expect(withFallbackTexts(empty, undefined)).toEqual({ button: empty, fallbacks: new Set() });
    const { button, fallbacks } = withFallbackTexts(empty, usableButton("feedback", 1, "Stay"));
    expect(button).toEqual({ ...empty, name: "Stay" });
    expect([...fallbacks]).toEqual(["name"]);
  });
});
