import { z } from "#domain/zod.ts";
import { hasUnknownChip } from "../answers/chips/chip.ts";
import { cleanText, hasInvalidCharacter } from "../text.ts";
import { limitLength } from "../value-schemas.ts";
import { parseWebAddress, URL_LENGTH_MAX } from "../web-address.ts";
import { pictureSchema } from "./media-reference-schema.ts";
import {
  BLOCKS_MAX,
  LIST_START_MAX,
  type ListBlock,
  type Paragraph,
  type RichText,
  RUNS_MAX,
  TEXT_LENGTH_MAX,
} from "./rich-text.ts";

const ITEMS_MAX = 50;

const linkSchema = z
  .string()
  .max(URL_LENGTH_MAX, { error: "invalid_url", abort: true })
  .overwrite((href) => parseWebAddress(href) ?? href)
  .refine((href) => parseWebAddress(href) !== null, "invalid_url");

export const runSchema = z.strictObject({
  text: limitLength(
    z
      .string()
      .min(1)
      .overwrite((text) => cleanText(text, { multiline: true })),
    TEXT_LENGTH_MAX,
  )
    .refine((text) => !hasInvalidCharacter(text, { multiline: true }), "invalid_character")
    .refine((text) => !hasUnknownChip(text), "unknown_answer"),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: linkSchema.optional(),
});

const runsSchema = z
  .array(runSchema)
  .max(RUNS_MAX, "too_long")
  // Drop runs that contain only invisible characters.
  .overwrite((runs) =>
    runs.some(({ text }) => text === "") ? runs.filter(({ text }) => text !== "") : runs,
  );

export const paragraphSchema = z.strictObject({
  type: z.literal("paragraph"),
  runs: runsSchema,
});

/** A list of `part`. Each level has its own schema, which limits the nesting. */
function createListSchema<Part extends z.ZodType<Paragraph | ListBlock>>(part: Part) {
  const item = z
    .array(part)
    .min(1)
    .max(ITEMS_MAX, "too_long")
    .refine(([first]) => first?.type === "paragraph", "invalid");
  return z.strictObject({
    type: z.literal("list"),
    start: z.int().min(0).max(LIST_START_MAX).optional(),
    items: z.array(item).min(1).max(ITEMS_MAX, "too_long"),
  });
}

const innermostSchema = createListSchema(paragraphSchema);
const innerSchema = createListSchema(z.discriminatedUnion("type", [paragraphSchema, innermostSchema]));
const listSchema = createListSchema(z.discriminatedUnion("type", [paragraphSchema, innerSchema]));

export const headingSchema = z.strictObject({ type: z.literal("heading"), runs: runsSchema });
export const pictureBlockSchema = z.strictObject({ type: z.literal("picture"), picture: pictureSchema });

export const richTextSchema: z.ZodType<RichText> = z
  .array(z.discriminatedUnion("type", [paragraphSchema, headingSchema, listSchema, pictureBlockSchema]))
  .max(BLOCKS_MAX, "too_long");
