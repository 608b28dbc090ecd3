import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import type { Draft } from "../document.ts";
import { getEffectiveHours, type Hours } from "../hours/hours.ts";
import { isSameData } from "../merge.ts";
import type { Change } from "./change.ts";

interface Drafts {
  readonly before: Draft;
  readonly after: Draft;
}

/** A change of a button's stored hours, which may differ from its effective hours. */
export function isHoursChange({ path }: Change): boolean {
  return path[0] === "buttons" && path.length === 5 && path[4] === "hours";
}

/**
 * Finds changed effective hours: one change per button and language that both drafts have, also if the cause
 * is the original's hours or another original. Pure.
 *
 * `before` or `after` is absent if the button is always shown. A button whose identity changed is left out.
 */
export function compareHours(drafts: Drafts): readonly Change[] {
  const { before, after } = drafts;
  return after.languages
    .filter((language) => before.languages.includes(language))
    .flatMap((language) =>
      listIn(after, language).flatMap((button): readonly Change[] => {
        const { id } = button;
        const was = listIn(before, language).find((one) => one.id === id);
        if (was?.type !== button.type) return [];
        const [had, has] = [getHours(before, language, was), getHours(after, language, button)];
        if (isSameData(had, has)) return [];
        const path = ["buttons", language, "buttons", id, "hours"];
        if (had === null) return [{ path, kind: "added", after: has }];
        if (has === null) return [{ path, kind: "removed", before: had }];
        return [{ path, kind: "changed", before: had, after: has }];
      }),
    );
}

function listIn(draft: Draft, language: ContentLanguage): readonly Button[] {
  return draft.buttons[language]?.buttons ?? [];
}

function getHours(draft: Draft, language: ContentLanguage, button: Button): Hours | null {
  if (language === draft.defaultLanguage) return button.hours ?? null;
  const original = listIn(draft, draft.defaultLanguage).find(({ id }) => id === button.id);
  return getEffectiveHours(button.hours, original?.hours);
}
