import type { Guard } from "#domain/content/guard.ts";
import { toGuideGuardId } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { GuardQuestion, ReceptionHelp } from "../guard-sheet.tsx";
import { type FormTarget, SendButton } from "../guest-form.tsx";
import { SignIcon } from "../icons.tsx";
import { guardedEntryPath } from "../portal-path.ts";
import { Slot } from "../slot.tsx";
import { GUARD_WORDS } from "../words/guard-words.ts";
import { getWords } from "../words/words.ts";

interface LockedEntryProps {
  readonly id: string;
  readonly guard: Guard;
  readonly language: ContentLanguage;
  readonly target: FormTarget | null;
}

/** Public placeholder of a guarded entry's content: unfolds and asks, as a guarded button's sheet does (R8). */
export function LockedEntry({ id, guard, language, target }: LockedEntryProps) {
  const words = getWords(language);
  const own = GUARD_WORDS[language];
  const guardId = toGuideGuardId(id);
  return (
    <Slot name={`guard.${guardId}`}>
      <details className="p-locked">
        <summary>
          <SignIcon sign="lock" /> {own.locked}
        </summary>
        <form
          className="p-form"
          method="post"
          action={target ? guardedEntryPath(target, { guardId, entryId: id }) : undefined}
          data-guard={guard}
          data-failed={`${words.notSentTitle}. ${words.notSent}`}
        >
          <GuardQuestion guard={guard} words={own} />
          <SendButton text={own.go} />
        </form>
        <ReceptionHelp guard={guard} words={own} />
      </details>
      <Slot name={`refused.${guardId}`} />
    </Slot>
  );
}
