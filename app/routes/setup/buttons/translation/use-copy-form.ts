import { useReducer } from "react";
import type { CopyMode } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { isDirty } from "../../draft/draft-state.ts";
import { ALL_LANGUAGES, type CopyPair, reduceCopyChoice } from "./copy-choice.ts";
import { planCopy } from "./copy-plan.ts";
import { useCopy } from "./use-copy.ts";

const NONE = { buttons: [] };

/** State of the copy form: languages, losses, and copying. */
export function useCopyForm(initial: CopyPair, onDone: () => void) {
  const { state, draft } = useDraft();
  const { isBusy, copyTo } = useCopy();
  const [choice, act] = useReducer(reduceCopyChoice, { ...initial, mode: "replace", failed: null });
  const { from, to, failed } = choice;
  const savedIn = (language: ContentLanguage) => state[`buttons:${language}`]?.saved ?? NONE;
  const others = draft.languages.filter((language) => language !== from);
  const targets = to === ALL_LANGUAGES ? (failed ?? others) : [to];
  const isIntoEmpty = targets.every((language) => savedIn(language).buttons.length === 0);
  const mode = isIntoEmpty ? "replace" : choice.mode;
  const plans = targets.map((language) => ({
    language,
    plan: planCopy(savedIn(from), savedIn(language), mode),
  }));
  const able = plans.filter(({ plan }) => plan.refusal === null);
  const unapplied = [from, ...targets].filter((language) => isDirty(state, `buttons:${language}`));
  const languageIn = (typed: string) => draft.languages.find((code) => code === typed);

  return {
    from,
    to,
    mode,
    plans,
    /** Languages with unsaved changes, to apply first. */
    unapplied,
    /** Whether the target is empty, so that there is no mode to choose. */
    isIntoEmpty,
    isReady: able.length > 0 && unapplied.length === 0,
    isBusy,
    languages: draft.languages,
    /** Number of possible target languages. */
    otherCount: others.length,
    /** Number of copied buttons. */
    total: savedIn(from).buttons.length,
    chooseFrom: (typed: string) => {
      const language = languageIn(typed);
      if (language) act({ type: "from", language });
    },
    chooseTo: (typed: string) => {
      const language = typed === ALL_LANGUAGES ? ALL_LANGUAGES : languageIn(typed);
      if (language) act({ type: "to", language });
    },
    chooseMode: (chosen: CopyMode) => act({ type: "mode", mode: chosen }),
    submit: async () => {
      const left = await copyTo(
        able.map(({ language }) => language),
        { from, mode },
      );
      if (left.length === 0) onDone();
      else act({ type: "failed", languages: left });
    },
  };
}
