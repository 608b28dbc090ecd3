import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { DraftState } from "./draft-state.ts";

/** Findings without those of never saved buttons, whose editor shows them on blur or saving. Pure. */
export function withoutNewButtons(
  findings: readonly PublishFinding[],
  state: DraftState,
): readonly PublishFinding[] {
  const saved = new Set(
    CONTENT_LANGUAGE_CODES.flatMap(
      (language) => state[`buttons:${language}`]?.saved.buttons.map(({ id }) => id) ?? [],
    ),
  );
  return findings.filter(({ buttonId }) => buttonId === undefined || saved.has(buttonId));
}
