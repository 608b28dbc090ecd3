import type { z } from "#domain/zod.ts";
import { isBlank } from "../text.ts";
import type { headingSchema, paragraphSchema, pictureBlockSchema, runSchema } from "./rich-text-schema.ts";

/**
 * The content of a popup: a closed tree of blocks and marked text. It is stored and rendered as data,
 * never as markup, so that nothing a person pastes can become an element we did not name.
 */
export const TEXT_LENGTH_MAX = 4_000;
export const BLOCKS_MAX = 60;

/** The highest number that a numbered list begins with. */
export const LIST_START_MAX = 9_999;

export type TextRun = z.infer<typeof runSchema>;

export type Paragraph = z.infer<typeof paragraphSchema>;

/** A list with paragraphs in its entries, and further lists of the type `Inner`. */
interface ListOf<Inner> {
  type: "list";
  /** Numbered, from this number on; absent for a list with dots. */
  start?: number | undefined;
  /** The words of an entry come first. */
  items: (Paragraph | Inner)[][];
}
/** Three levels, each a type of its own: a recursive one would end where the API's client reads it. */
export type ListBlock = ListOf<ListOf<ListOf<never>>>;
export type ListItem = ListBlock["items"][number];

/** A list, a list in it, and one in that: a phone has no room for more. */
export const LIST_LEVELS_MAX = 3;

export type RichTextBlock =
  | Paragraph
  | z.infer<typeof headingSchema>
  | z.infer<typeof pictureBlockSchema>
  | ListBlock;
export type RichText = RichTextBlock[];

/** How much of a limit the fullest part of a text uses. */
export interface RichTextSpace {
  /** Letters of one look in one paragraph, or paragraphs, headings, lists and pictures of the whole. */
  readonly of: "letters" | "blocks";
  readonly used: number;
  readonly max: number;
}

/** The limit that a text is nearest to. Pure. */
export function spaceOf(content: RichText): RichTextSpace {
  const letters = {
    of: "letters",
    used: Math.max(0, ...content.map(longestRun)),
    max: TEXT_LENGTH_MAX,
  } as const;
  const blocks = { of: "blocks", used: content.length, max: BLOCKS_MAX } as const;
  return letters.used / letters.max >= blocks.used / blocks.max ? letters : blocks;
}

function longestRun(block: RichTextBlock): number {
  if (block.type === "picture") return 0;
  if (block.type === "list") return Math.max(0, ...block.items.flat().map(longestRun));
  return Math.max(0, ...block.runs.map(({ text }) => text.length));
}

/** The plain words of a rich text, blocks apart by line breaks. */
export function plainTextOf(content: RichText): string {
  return content.flatMap(linesOf).join("\n");
}

function linesOf(block: RichTextBlock): string[] {
  switch (block.type) {
    case "picture":
      return [];
    case "list":
      return block.items.flatMap((item) => item.flatMap(linesOf));
    default:
      return [wordsOf(block.runs)];
  }
}

function wordsOf(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join("");
}

/** Whether guests see anything of a rich text: a picture, or words. */
export function hasContent(content: RichText): boolean {
  return content.some(({ type }) => type === "picture") || !isBlank(plainTextOf(content));
}
