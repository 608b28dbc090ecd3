import { DESCRIPTION_LINES_MAX, TITLE_LINES_MAX } from "../../limits.ts";
import { staffText } from "../../text-schema.ts";

export const TITLE_LENGTH_MAX = 80;
export const DESCRIPTION_LENGTH_MAX = 160;

/** A name or heading; two lines at most. */
export const titleSchema = staffText({
  lengthMax: TITLE_LENGTH_MAX,
  linesMax: TITLE_LINES_MAX,
  multiline: true,
});

/** A few words below a heading; four lines at most. */
export const descriptionSchema = staffText({
  lengthMax: DESCRIPTION_LENGTH_MAX,
  linesMax: DESCRIPTION_LINES_MAX,
  multiline: true,
});

/** One or two sentences, without line breaks. */
export const sentenceSchema = staffText({ lengthMax: 200 });
