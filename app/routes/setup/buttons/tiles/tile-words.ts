import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { TileWords } from "./tile.tsx";
import { describeMissing, findProblem, formatTypeLine } from "./tile-summary.ts";

interface Seen {
  readonly findings: readonly PublishFinding[];
  /** State of a timed button. */
  readonly hours: TileWords["hours"];
  /** "2 of 5". */
  readonly position: string;
}

/** Texts of a tile: visible parts, and one label for screen readers. */
export function toTileWords(
  button: Button,
  { findings, hours, position }: Seen,
  words: SetupMessages["buttons"],
): Omit<TileWords, "helpId"> {
  const name = button.name || words.unnamed;
  const line = formatTypeLine(button, words);
  const problem = findProblem(button, findings, words);
  const hidden = button.hidden ? words.hidden : null;
  const toShow = describeMissing(button, words);
  const spokenLine = line === name ? null : line;
  const label = [name, spokenLine, hours?.text, problem, hidden, toShow].filter(Boolean).join(", ");
  return { label: `${label}. ${position}`, name, line, hours, problem, hidden, toShow };
}
