import type { ContentLanguage } from "../../language.ts";
import type { Button, Buttons } from "../button.ts";
import { isSameData } from "../merge.ts";
import { effectiveHours, type Hours } from "./hours.ts";

type ButtonsByLanguage = Readonly<Partial<Record<ContentLanguage, Buttons>>>;

interface DefaultLanguages {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
}

/**
 * The buttons of all languages once another one is the default, with the hours that guests had of each before. Pure.
 *
 * The new original gets the hours that counted for it, and what follows it on says nothing of its own. Where that would
 * change what guests get, a button is given the hours that it had; `null` where that was none. Buttons and languages
 * that need no other hours are the same objects.
 */
export function withDefaultLanguage(
  buttons: ButtonsByLanguage,
  { from, to }: DefaultLanguages,
): ButtonsByLanguage {
  if (from === to) return buttons;
  const before = hoursById(buttons[from]);
  const originals = mapButtons(buttons[to], (button) =>
    withHours(button, effectiveHours(button.hours, before.get(button.id)) ?? undefined),
  );
  const after = hoursById(originals);
  const entries = Object.entries(buttons) as [ContentLanguage, Buttons][];
  return Object.fromEntries(
    entries.map(([language, body]) => {
      if (language === to) return [language, originals ?? body];
      return [
        language,
        mapButtons(body, (button) => {
          const isOriginal = language === from;
          const had = isOriginal
            ? (button.hours ?? null)
            : effectiveHours(button.hours, before.get(button.id));
          // What was the original follows the new one where both say the same: else it would keep a copy for itself.
          const own = isOriginal ? undefined : button.hours;
          const follows = isSameData(effectiveHours(own, after.get(button.id)), had);
          return withHours(button, follows ? own : had);
        }) ?? body,
      ];
    }),
  );
}

function hoursById(body: Buttons | undefined): ReadonlyMap<string, Hours | null> {
  return new Map((body?.buttons ?? []).map(({ id, hours }) => [id, hours ?? null]));
}

function mapButtons(body: Buttons | undefined, map: (button: Button) => Button): Buttons | undefined {
  if (!body) return undefined;
  const mapped = body.buttons.map(map);
  return mapped.some((button, index) => button !== body.buttons[index]) ? { buttons: mapped } : body;
}

function withHours(button: Button, hours: Hours | null | undefined): Button {
  if (isSameData(button.hours, hours)) return button;
  const { hours: _replaced, ...others } = button;
  return hours === undefined ? others : { ...others, hours };
}
