import type { Button } from "#domain/content/button.ts";
import { type Guard, PIN_LENGTH_MAX, PIN_PATTERN } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { Sheet } from "./dialog-frame.tsx";
import { type FormTarget, SendButton } from "./guest-form.tsx";
import { SignIcon } from "./icons.tsx";
import { guardedPath } from "./portal-path.ts";
import { Slot } from "./slot.tsx";
import { GUARD_WORDS } from "./words/guard-words.ts";
import type { Words } from "./words/words.ts";

interface GuardSheetProps {
  readonly button: Button;
  readonly guard: Guard;
  readonly words: Words;
  readonly language: ContentLanguage;
  readonly target: FormTarget | null;
}

/**
 * What everybody gets in the place of what is guarded (R8): the question for its PIN, or for a scanned card. Without
 * scripts it is a form, whose answer is the page with what it opens.
 */
export function GuardSheet({ button, guard, words, language, target }: GuardSheetProps) {
  const own = GUARD_WORDS[language];
  return (
    <Slot name={`guard.${button.id}`}>
      <Sheet button={button} words={words}>
        <form
          className="p-body p-form"
          method="post"
          action={target ? guardedPath(target, button.id) : undefined}
          data-guard={guard}
          data-failed={`${words.notSentTitle}. ${words.notSent}`}
        >
          <h2 id={`t-${button.id}`}>
            <SignIcon sign="lock" /> <bdi>{button.name}</bdi>
          </h2>
          <p>{guard === "pin" ? own.forPin : own.forCard}</p>
          {guard === "pin" ? (
            <label className="p-pin">
              {own.pin}
              <input
                name="pin"
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                pattern={PIN_PATTERN.source}
                maxLength={PIN_LENGTH_MAX}
                title={own.digits}
                required
              />
              <small>{own.digits}</small>
            </label>
          ) : null}
          <Slot name={`refused.${button.id}`} />
          <SendButton text={own.go} />
          <p>
            {own.help} <Slot name="reception" />
          </p>
        </form>
      </Sheet>
    </Slot>
  );
}
