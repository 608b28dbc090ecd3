import type { ContentLanguage } from "../../language.ts";
import type { Button, Buttons } from "../button.ts";
import { isSameData } from "../merge.ts";
import { getEffectiveHours, type Hours } from "./hours.ts";

type ButtonsByLanguage = Readonly<Partial<Record<ContentLanguage, Buttons>>>;

interface DefaultLanguages {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
}

/**
 * Changes the default language and keeps every button's effective hours. Pure.
 *
 * The new original stores the hours that were effective for it, and followers store none. Where that would
 * change what guests see, a button gets its own hours (`null`: always shown). Buttons and languages that do
 * not change stay the same objects.
 */
export function withDefaultLanguage(
  buttons: ButtonsByLanguage,
  { from, to }: DefaultLanguages,
): ButtonsByLanguage {
  if (from === to) return buttons;
  const before = hoursById(buttons[from]);
  const originals = mapButtons(buttons[to], (button) =>
    withHours(button, getEffectiveHours(button.hours, before.get(button.id)) ?? undefined),
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
            : getEffectiveHours(button.hours, before.get(button.id));
          // The old original follows the new one if both agree; otherwise it would keep a needless copy.
          const own = isOriginal ? undefined : button.hours;
          const follows = isSameData(getEffectiveHours(own, after.get(button.id)), had);
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
