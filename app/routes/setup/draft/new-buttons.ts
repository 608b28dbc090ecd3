import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { DraftState } from "./draft-state.ts";

/**
 * The findings without those about buttons that no language has saved yet: what such a one lacks is said by its own
 * editor, as soon as a field is left or saving is tried. Pure.
 */
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
