import { useReducer } from "react";
import { useClosureState } from "#app/components/season/use-closure-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useEditingProperty } from "#app/session/live/use-editing-property.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { isSameData } from "#domain/content/merge.ts";
import type { ContentLanguage } from "#domain/language.ts";
import {
  findSeasonErrors,
  getWrongDays,
  type SeasonDraft,
  toClosure,
  toSeasonDraft,
} from "./season-draft.ts";
import { reduceSeasonTyping, startTyping } from "./season-typing.ts";
import { useSeasonWrites } from "./use-season-writes.ts";

export type SeasonForm = ReturnType<typeof useSeasonForm>;

/** Edits of a closure over the saved one, saving and ending it. A refusal keeps the edits. */
export function useSeasonForm() {
  const { settings, problems } = useMessages();
  const { now } = useSession();
  const { property, isBusy, save, takeBack } = useSeasonWrites({
    onDone: discard,
    onRefused: (refused) => act({ type: "refuse", errors: refused }),
  });
  const { closure, timeZone } = property;
  const [{ typed, base, errors }, act] = useReducer(reduceSeasonTyping, closure, startTyping);
  const isOver = useClosureState(property) === "over";
  const saved = toSeasonDraft(closure, isOver);
  const draft = typed ?? saved;
  const isChanged = typed !== null && !isSameData(typed, saved);
  const wrong = isChanged ? getWrongDays(findSeasonErrors(draft, { now, timeZone })) : {};
  useEditingProperty(isChanged);

  function edit(part: Partial<SeasonDraft>) {
    act({ type: "edit", part, shown: draft, closure });
  }

  function discard() {
    act({ type: "end" });
  }

  return {
    draft,
    /** Whether a closure is planned or running. */
    isClosing: closure !== null && !isOver,
    isBusy,
    isChanged,
    /** Whether somebody else saved another closure since the first change. */
    isStale: typed !== null && !isSameData(closure, base),
    /** The closure that would be replaced; `null`: none. */
    current: closure,
    findError: (path: string) => {
      const code = errors[path] ?? wrong[path];
      if (code === undefined) return undefined;
      const { noticeLate, opensBefore } = settings.season;
      if (code === "season_never") return path === "noticeFrom" ? noticeLate : opensBefore;
      return problems.fields[code];
    },
    edit,
    editText: (of: ContentLanguage, part: Partial<{ notice: string; closed: string }>) => {
      const own = { notice: "", closed: "", ...draft.texts[of], ...part };
      edit({ texts: { ...draft.texts, [of]: own } });
    },
    save: async (onSaved: () => void) => {
      const found = findSeasonErrors(draft, { now, timeZone });
      act({ type: "refuse", errors: found });
      const closureToSave = toClosure(draft);
      if (closureToSave && Object.keys(found).length === 0) await save(closureToSave, onSaved);
    },
    takeBack,
    discard,
  };
}
