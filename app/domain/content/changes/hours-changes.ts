import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import type { Draft } from "../document.ts";
import { effectiveHours, type Hours } from "../hours/hours.ts";
import { isSameData } from "../merge.ts";
import type { Change } from "./change.ts";

interface Drafts {
  readonly before: Draft;
  readonly after: Draft;
}

/** What was stored of a button's hours, which need not be what guests get. */
export function isHoursChange({ path }: Change): boolean {
  return path[0] === "buttons" && path.length === 5 && path[4] === "hours";
}

/**
 * Where guests get a button of a language at other times than before: one change a button and language that both drafts
 * have, also where it is the original that has other hours, or where another button is the original. Pure.
 *
 * `before` or `after` is absent where guests always see it. A button that became another one is left out.
 */
export function hoursChanges(drafts: Drafts): readonly Change[] {
  const { before, after } = drafts;
  return after.languages
    .filter((language) => before.languages.includes(language))
    .flatMap((language) =>
      listIn(after, language).flatMap((button): readonly Change[] => {
        const { id } = button;
        const was = listIn(before, language).find((one) => one.id === id);
        if (was?.type !== button.type) return [];
        const [had, has] = [hoursIn(before, language, was), hoursIn(after, language, button)];
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

function hoursIn(draft: Draft, language: ContentLanguage, button: Button): Hours | null {
  if (language === draft.defaultLanguage) return button.hours ?? null;
  const original = listIn(draft, draft.defaultLanguage).find(({ id }) => id === button.id);
  return effectiveHours(button.hours, original?.hours);
}
