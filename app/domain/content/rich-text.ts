import type { z } from "#domain/zod.ts";
import { isBlank } from "../text.ts";
import type { headingSchema, paragraphSchema, pictureBlockSchema, runSchema } from "./rich-text-schema.ts";

/**
 * Popup content: a closed tree of blocks and marked text. Stored and rendered as data, never as markup, so
 * that pasted HTML cannot add elements.
 */
export const TEXT_LENGTH_MAX = 4_000;
export const BLOCKS_MAX = 60;
export const RUNS_MAX = 200;

/** Maximum start number of a numbered list. */
export const LIST_START_MAX = 9_999;

export type TextRun = z.infer<typeof runSchema>;

export type Paragraph = z.infer<typeof paragraphSchema>;

/** A list whose items hold paragraphs and lists of type `Inner`. */
interface ListOf<Inner> {
  type: "list";
  /** Start number of a numbered list; absent: bullets. */
  start?: number | undefined;
  /** Parts of each item; the first part is its paragraph. */
  items: (Paragraph | Inner)[][];
}
/** Three levels, each its own type: a recursive type would be cut off in the typed API client. */
export type ListBlock = ListOf<ListOf<ListOf<never>>>;
export type ListItem = ListBlock["items"][number];

/** Three nested lists: a phone has no room for more. */
export const LIST_LEVELS_MAX = 3;

export type RichTextBlock =
  | Paragraph
  | z.infer<typeof headingSchema>
  | z.infer<typeof pictureBlockSchema>
  | ListBlock;
export type RichText = RichTextBlock[];

/** Used and maximum size of the part of a text that is closest to its limit. */
export interface RichTextSpace {
  /** Counted unit: letters of one text run, or blocks of the whole text. */
  readonly of: "letters" | "blocks";
  readonly used: number;
  readonly max: number;
}

/** The limit closest to being reached. Pure. */
export function getTextSpace(content: RichText): RichTextSpace {
  const letters = {
    of: "letters",
    used: Math.max(0, ...content.map(getLongestRun)),
    max: TEXT_LENGTH_MAX,
  } as const;
  const blocks = { of: "blocks", used: content.length, max: BLOCKS_MAX } as const;
  return letters.used / letters.max >= blocks.used / blocks.max ? letters : blocks;
}

function getLongestRun(block: RichTextBlock): number {
  if (block.type === "picture") return 0;
  if (block.type === "list") return Math.max(0, ...block.items.flat().map(getLongestRun));
  return Math.max(0, ...block.runs.map(({ text }) => text.length));
}

/** Plain text of rich text, one line per block. */
export function toPlainText(content: RichText): string {
  return content.flatMap(getLines).join("\n");
}

function getLines(block: RichTextBlock): string[] {
  switch (block.type) {
    case "picture":
      return [];
    case "list":
      return block.items.flatMap((item) => item.flatMap(getLines));
    default:
      return [joinRuns(block.runs)];
  }
}

function joinRuns(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join("");
}

/** Whether rich text is visible to guests: it has a picture or words. */
export function hasContent(content: RichText): boolean {
  return content.some(({ type }) => type === "picture") || !isBlank(toPlainText(content));
}
