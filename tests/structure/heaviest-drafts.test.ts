import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BUTTON_TYPES } from "#domain/content/button.ts";
import { buttonSchema } from "#domain/content/button-schema.ts";
import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import { fullestDraft } from "#tests/factories/hostile/fullest-draft.ts";
import { heaviestDraft } from "#tests/factories/hostile/heaviest-draft.ts";

/** The inner schema, without optional, nullable and transforms. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema;
}

/** Paths that the schema allows and the value leaves absent or empty. */
function findLeftOut(schema: z.ZodType, value: unknown, path: string): readonly string[] {
  if (value === undefined || value === null || value === "") return [path];
  const own = bare(schema);
  if (own instanceof z.ZodArray) {
    const items = value as readonly unknown[];
    if (items.length === 0) return [path];
    return items.flatMap((item, index) => findLeftOut(own.element as z.ZodType, item, `${path}.${index}`));
  }
  if (!(own instanceof z.ZodObject)) return [];
  const values = value as Readonly<Record<string, unknown>>;
  return Object.entries(own.shape).flatMap(([field, one]) =>
    findLeftOut(one as z.ZodType, values[field], path === "" ? field : `${path}.${field}`),
  );
}

const DRAFTS = [
  ["the heaviest", heaviestDraft()],
  ["the fullest", fullestDraft()],
] as const;
/** Its only value leaves a part of the page out. */
const LIGHTER = "askLine";
const STYLE = buttonSchema.options[0].shape.style.required();

describe.each(DRAFTS)("of the drafts by which pages are weighed, %s", (_, draft) => {
  const { buttons = [] } = draft.buttons[draft.defaultLanguage] ?? {};

  it("has a button of every type [S3]", () => {
    expect(new Set(buttons.map(({ type }) => type))).toEqual(new Set(BUTTON_TYPES));
  });

  it.each(["homepage", "theme", "social"] as const)("has all that %s can hold [S3]", (section) => {
    const leftOut = findLeftOut(SECTION_SCHEMAS[section], draft[section], "");
    expect(leftOut.filter((path) => path !== LIGHTER)).toEqual([]);
  });

  it("has buttons with every part of a style [S3]", () => {
    expect(buttons.flatMap(({ style }, index) => findLeftOut(STYLE, style, `${index}`))).toEqual([]);
  });

  it("is one that can be saved [S3]", () => {
    for (const section of ["homepage", "theme", "social"] as const) {
      expect(SECTION_SCHEMAS[section].safeParse(draft[section]).error?.issues, section).toBeUndefined();
    }
    expect(SECTION_SCHEMAS.buttons.safeParse({ buttons }).error?.issues).toBeUndefined();
  });
});
