import fc from "fast-check";
import { expect, it } from "vitest";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { isSameData } from "#domain/content/merge.ts";
import { isUnfinished } from "#domain/content/starter/waiting-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { HOUR_MS } from "#domain/time.ts";
import { anyDraft, anyDraftAfter } from "#tests/factories/any-draft.ts";
import { getOpeningWords } from "../words/opening-words.ts";
import { getShownButtons } from "./shown-buttons.ts";
import { tileStateAt } from "./tile-state.ts";

const timeZone = "Europe/London";
/** Every three hours of a winter day. */
const MOMENTS = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => Date.UTC(2026, 10, 23) + hour * HOUR_MS);

/** The page as guests can read and open it, in a language at a moment. */
function pageAt(draft: Draft, language: ContentLanguage, at: number) {
  const words = getOpeningWords(language);
  return getShownButtons(draft, language).flatMap(({ button, hours }) => {
    const state = tileStateAt(hours, { at, timeZone }, words);
    const { basis: _basis, hours: _stored, ...seen } = button;
    return button.hidden || state.kind === "hidden" ? [] : [{ seen, state }];
  });
}

function listChanges(before: Draft, after: Draft) {
  return groupChanges(changesBetween(before, after), { before, after });
}

/** Two drafts that differ in the default language, by edits, or completely. */
const anyTwo = fc.oneof(
  anyDraftAfter,
  fc.tuple(anyDraft, anyDraft),
  fc.tuple(anyDraft, fc.nat()).map(([draft, choice]) => {
    const defaultLanguage = draft.languages[choice % draft.languages.length] ?? draft.defaultLanguage;
    return [draft, { ...draft, defaultLanguage }] as const;
  }),
);

it("if guests' pages ever differ, a change is listed [T1, T10]", () => {
  let differing = 0;
  fc.assert(
    fc.property(anyTwo, ([before, after]) => {
      const common = after.languages.filter((language) => before.languages.includes(language));
      const differs = common.some((language) =>
        MOMENTS.some((at) => !isSameData(pageAt(before, language, at), pageAt(after, language, at))),
      );
      if (!differs) return;
      differing += 1;
      expect(listChanges(before, after)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(differing).toBeGreaterThan(100);
});

it("each button with other opening times has its row, whichever original it follows [T1, T10]", () => {
  let lost = 0;
  fc.assert(
    fc.property(anyTwo, ([before, after]) => {
      const lines = new Set(
        listChanges(before, after).flatMap(({ rows }) =>
          rows.flatMap(({ change: { path }, languages }) =>
            path.at(-1) === "hours" ? languages.map((language) => `${language} ${path[3]}`) : [],
          ),
        ),
      );
      for (const language of after.languages.filter((code) => before.languages.includes(code))) {
        const own = before.buttons[language]?.buttons ?? [];
        for (const button of after.buttons[language]?.buttons ?? []) {
          const was = own.find(({ id }) => id === button.id);
          if (was?.type !== button.type) continue;
          // An unfinished button is never shown.
          if (isUnfinished(was) || isUnfinished(button)) continue;
          const hoursIn = (draft: Draft) =>
            getShownButtons(draft, language).find((shown) => shown.button.id === button.id)?.hours ?? null;
          const differs = !isSameData(hoursIn(before), hoursIn(after));
          if (differs && isSameData(was.hours, button.hours)) lost += 1;
          expect(lines.has(`${language} ${button.id}`)).toBe(differs);
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(lost).toBeGreaterThan(3);
});
