import { resolveHours } from "#domain/answers/chips/followed-hours.ts";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { getEffectiveHours, type Hours } from "#domain/content/hours/hours.ts";
import { nextChangeAfter } from "#domain/content/hours/opening.ts";
import { getUsableHours } from "#domain/content/hours/usable-hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { getMidnightAfter } from "#portal/tile/tile-state.ts";
import { findButton } from "../button-list.ts";

export interface TimedButton {
  readonly button: Button;
  readonly hours: Hours;
}

/** Hours of a translation's original; `null` without hours, and for the default language. */
export function findOriginalHours(draft: Draft, language: ContentLanguage, id: string): Hours | null {
  if (language === draft.defaultLanguage) return null;
  return findButton(draft.buttons[draft.defaultLanguage]?.buttons ?? [], id)?.hours ?? null;
}

/** Buttons of a language with effective hours, in order. Pure. */
export function getTimedButtons(draft: Draft, language: ContentLanguage): readonly TimedButton[] {
  return (draft.buttons[language]?.buttons ?? []).flatMap((button) => {
    const effective = getEffectiveHours(button.hours, findOriginalHours(draft, language, button.id));
    const hours = getUsableHours(resolveHours(effective, draft.answers));
    return hours ? [{ button, hours }] : [];
  });
}

/** A draft in which incomplete hours are removed. Pure. */
export function withUsableHours(draft: Draft, language: ContentLanguage): Draft {
  const buttons = { ...draft.buttons };
  for (const code of [language, draft.defaultLanguage]) {
    const list = draft.buttons[code]?.buttons;
    if (!list?.some(({ hours }) => hours && getUsableHours(hours) !== hours)) continue;
    buttons[code] = {
      buttons: list.map((button) =>
        button.hours ? { ...button, hours: getUsableHours(button.hours) } : button,
      ),
    };
  }
  return { ...draft, buttons };
}

/** When the texts about buttons next change: an opening, a closing, or midnight. Pure. */
export function findNextChange(timed: readonly TimedButton[], timeZone: string, at: EpochMs): EpochMs | null {
  if (timed.length === 0) return null;
  const changes = timed.map(({ hours }) => nextChangeAfter(hours, timeZone, at) ?? at + DAY_MS);
  return Math.min(getMidnightAfter({ at, timeZone }), ...changes);
}
