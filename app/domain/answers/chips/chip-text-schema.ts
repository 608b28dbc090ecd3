import { DESCRIPTION_LINES_MAX, TITLE_LINES_MAX } from "../../limits.ts";
import { DESCRIPTION_LENGTH_MAX, staffText, type TextRule, TITLE_LENGTH_MAX } from "../../value-schemas.ts";
import { hasUnknownChip } from "./chip.ts";

/**
 * Staff's text that may contain chips. Its limits do not count them.
 *
 * Refuses with the codes of `staffText`, and with `unknown_answer`.
 */
function chipText(rule: TextRule) {
  return staffText({ ...rule, hasChips: true }).refine((text) => !hasUnknownChip(text), "unknown_answer");
}

/** A name or heading; two lines at most. */
export const titleSchema = chipText({
  lengthMax: TITLE_LENGTH_MAX,
  linesMax: TITLE_LINES_MAX,
  multiline: true,
});

/** A few words below a heading; four lines at most. */
export const descriptionSchema = chipText({
  lengthMax: DESCRIPTION_LENGTH_MAX,
  linesMax: DESCRIPTION_LINES_MAX,
  multiline: true,
});

/** One or two sentences, without line breaks. */
export const sentenceSchema = chipText({ lengthMax: 200 });
