import { useState } from "react";
import { useClosureState } from "#app/components/season/use-closure-state.ts";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { findUses } from "#domain/answers/chips/answer-uses.ts";
import { findChips } from "#domain/answers/chips/chip.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import { type Closure, listClosureTexts } from "#domain/property/closure.ts";
import { nameChips } from "../setup/answers/name-chips.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";

/** Texts of a closure that use the answer. */
function findClosureUses(closure: Closure | null, id: QuestionId) {
  return closure
    ? listClosureTexts(closure).filter(({ text }) => findChips(text).some(({ question }) => question === id))
    : [];
}

/** Places named in the question; the others are counted. */
const NAMED_MAX = 6;

/** Asks before an answer goes that texts or hours use (A7), with their names. Announcements are not known here. */
export function useAnswerInUse(id: QuestionId) {
  const { common, settings } = useMessages();
  const messages = useMessages("answers");
  const { answers: words, questionNames } = messages;
  const language = useLanguage();
  const { draft } = useDraft();
  const { property } = useActiveProperty();
  // A past closure's texts are only kept for the next one.
  const closure = useClosureState(property) === "over" ? null : property.closure;
  const [pending, setPending] = useState<(() => void) | null>(null);
  const uses = [
    ...findUses(draft, id).map(({ subject, language: code, button }) => {
      const named = draft.buttons[code]?.buttons.find((one) => one.id === button?.id)?.name ?? "";
      return subject || nameChips(named, messages);
    }),
    ...findClosureUses(closure, id).map(() => settings.season.title),
  ];
  const names = [...new Set(uses)];
  const more = names.length - NAMED_MAX;
  const listed = [...names.slice(0, NAMED_MAX), ...(more > 0 ? [words.morePlaces(more)] : [])];
  const dialog = (
    <ConfirmDialog
      open={pending !== null}
      onOpenChange={() => setPending(null)}
      size="sm"
      title={words.inUse(questionNames[id])}
      description={words.inUseIn(formatList(language, listed))}
      safeLabel={common.cancel}
      confirmLabel={words.removeAnyway}
      onConfirm={() => {
        pending?.();
        setPending(null);
      }}
    />
  );
  return {
    dialog,
    /** Number of texts and hours that use the answer. */
    count: uses.length,
    /** Does it at once if nothing uses the answer; otherwise asks first. */
    askBefore: (remove: () => void) => (uses.length === 0 ? remove() : setPending(() => remove)),
  };
}
