import { z } from "zod";
import { parseWebAddress, URL_LENGTH_MAX } from "../address.ts";
import { hasInvalidCharacter } from "../text.ts";
import { pictureSchema } from "./media-reference.ts";

/**
 * The content of a popup: a closed tree of blocks and marked text. It is stored and rendered as data,
 * never as markup, so that nothing a person pastes can become an element we did not name.
 */
const TEXT_LENGTH_MAX = 4_000;
const BLOCKS_MAX = 60;

const linkSchema = z
  .string()
  .max(URL_LENGTH_MAX, { error: "invalid_url", abort: true })
  .refine((href) => parseWebAddress(href) !== null, "invalid_url");

const runSchema = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(TEXT_LENGTH_MAX, "too_long")
    .refine((text) => !hasInvalidCharacter(text, { multiline: true }), "invalid_character"),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: linkSchema.optional(),
});
export type TextRun = z.infer<typeof runSchema>;

const runsSchema = z.array(runSchema).max(200);

const blockSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("paragraph"), runs: runsSchema }),
  z.strictObject({ type: z.literal("heading"), runs: runsSchema }),
  z.strictObject({ type: z.literal("list"), items: z.array(runsSchema).min(1).max(50) }),
  z.strictObject({ type: z.literal("picture"), picture: pictureSchema }),
]);
export type RichTextBlock = z.infer<typeof blockSchema>;

export const richTextSchema = z.array(blockSchema).max(BLOCKS_MAX, "too_long");
export type RichText = z.infer<typeof richTextSchema>;

/** The plain words of a rich text, blocks apart by line breaks. */
export function plainTextOf(content: RichText): string {
  return content
    .flatMap((block) => {
      if (block.type === "picture") return [];
      if (block.type === "list") return block.items.map(wordsOf);
      return [wordsOf(block.runs)];
    })
    .join("\n");
}

function wordsOf(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join("");
}
