import { DESCRIPTION_LINES_MAX, TITLE_LINES_MAX } from "../../limits.ts";
import { textOf } from "../../text-schema.ts";

export const TITLE_LENGTH_MAX = 80;
export const DESCRIPTION_LENGTH_MAX = 160;

/** A name or heading; two lines at most. */
export const titleSchema = textOf({
  lengthMax: TITLE_LENGTH_MAX,
  linesMax: TITLE_LINES_MAX,
  multiline: true,
});

/** A few words below a heading; four lines at most. */
export const descriptionSchema = textOf({
  lengthMax: DESCRIPTION_LENGTH_MAX,
  linesMax: DESCRIPTION_LINES_MAX,
  multiline: true,
});

/** One or two sentences, without line breaks. */
export const sentenceSchema = textOf({ lengthMax: 200 });
