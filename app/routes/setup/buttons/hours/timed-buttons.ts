import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { getEffectiveHours, type Hours } from "#domain/content/hours/hours.ts";
import { nextChangeAfter } from "#domain/content/hours/opening.ts";
import { usableHours } from "#domain/content/hours/usable-hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { midnightAfter } from "#portal/tile/tile-state.ts";
import { findButton } from "../button-list.ts";

export interface TimedButton {
  readonly button: Button;
  readonly hours: Hours;
}

/** The hours of the button that a translation is made from; null where there are none, or it is the original itself. */
export function originalHours(draft: Draft, language: ContentLanguage, id: string): Hours | null {
  if (language === draft.defaultLanguage) return null;
  return findButton(draft.buttons[draft.defaultLanguage]?.buttons ?? [], id)?.hours ?? null;
}

/** The buttons of a language that guests see at certain times, in their order, with those times. Pure. */
export function timedButtons(draft: Draft, language: ContentLanguage): readonly TimedButton[] {
  return (draft.buttons[language]?.buttons ?? []).flatMap((button) => {
    const hours = usableHours(getEffectiveHours(button.hours, originalHours(draft, language, button.id)));
    return hours ? [{ button, hours }] : [];
  });
}

/** A draft whose hours can all be reckoned with, also while somebody types them. Pure. */
export function withUsableHours(draft: Draft, language: ContentLanguage): Draft {
  const buttons = { ...draft.buttons };
  for (const code of [language, draft.defaultLanguage]) {
    const list = draft.buttons[code]?.buttons;
    if (!list?.some(({ hours }) => hours && usableHours(hours) !== hours)) continue;
    buttons[code] = {
      buttons: list.map((button) =>
        button.hours ? { ...button, hours: usableHours(button.hours) } : button,
      ),
    };
  }
  return { ...draft, buttons };
}

/** When what is said of buttons changes next: one opens or closes, or midnight gives moments another name. Pure. */
export function findNextChange(timed: readonly TimedButton[], timeZone: string, at: EpochMs): EpochMs | null {
  if (timed.length === 0) return null;
  const changes = timed.map(({ hours }) => nextChangeAfter(hours, timeZone, at) ?? at + DAY_MS);
  return Math.min(midnightAfter({ at, timeZone }), ...changes);
}
