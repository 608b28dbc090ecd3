import type { Button } from "#domain/content/button.ts";
import { type Guard, PIN_INPUT } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { Sheet } from "./dialog-frame.tsx";
import { type FormTarget, SendButton, Sent } from "./guest-form.tsx";
import { Icon, SignIcon } from "./icons.tsx";
import { guardedPath } from "./portal-path.ts";
import { Slot } from "./slot.tsx";
import { languageAttributes } from "./text-language.ts";
import { TypedText } from "./typed-text.tsx";
import { GUARD_WORDS } from "./words/guard-words.ts";
import type { Words } from "./words/words.ts";

interface GuardSheetProps {
  readonly button: Button;
  readonly guard: Guard;
  /** The page's own words and language. */
  readonly words: Words;
  readonly language: ContentLanguage;
  /** The language of the button's name. */
  readonly spoken: ContentLanguage;
  readonly target: FormTarget | null;
}

/** The lock on a guarded button's tile. */
export function LockNote({ language }: { readonly language: ContentLanguage }) {
  return (
    <small className="p-lock" role="img" aria-label={GUARD_WORDS[language].locked}>
      <SignIcon sign="lock" />
    </small>
  );
}

interface AskedProps {
  readonly guard: Guard;
  readonly words: (typeof GUARD_WORDS)[ContentLanguage];
}

/** Fields of a guard's form: the PIN, or a sentence about the card. */
export function GuardQuestion({ guard, words }: AskedProps) {
  if (guard === "card") return <p>{words.forCard}</p>;
  return (
    <>
      <p>{words.forPin}</p>
      <label className="p-pin">
        {words.pin}
        <input
          name="pin"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          pattern={PIN_INPUT.pattern}
          maxLength={PIN_INPUT.maxLength}
          title={words.digits}
          required
        />
        <small>{words.digits}</small>
      </label>
    </>
  );
}

/** The main number, for guests who cannot pass. */
export function ReceptionHelp({ guard, words }: AskedProps) {
  return (
    <p>
      {guard === "pin" ? words.help : words.helpCard} <Slot name="reception" />
    </p>
  );
}

/** Thanks after a guarded form was sent without scripts; `null` if the type has no form. */
function findThanks({ type }: Button, words: Words): string | null {
  if (type === "feedback") return words.feedbackSent;
  return type === "guest-services" ? words.requestSent : null;
}

/**
 * Public placeholder of guarded content (R8): asks for the PIN or a scanned card. Without scripts it is a
 * form that returns the page with the content.
 */
export function GuardSheet({ button, guard, words, language, spoken, target }: GuardSheetProps) {
  const own = GUARD_WORDS[language];
  const thanks = findThanks(button, words);
  return (
    <Slot name={`guard.${button.id}`}>
      <Sheet button={button} words={words}>
        <div className="p-body p-guard">
          <h2 id={`t-${button.id}`}>
            <SignIcon sign="lock" />{" "}
            <bdi {...languageAttributes(spoken, language)}>
              <TypedText>{button.name}</TypedText>
            </bdi>
          </h2>
          {thanks === null ? null : <Sent buttonId={button.id} words={words} text={thanks} />}
          <form
            className="p-form"
            method="post"
            action={target ? guardedPath(target, button.id) : undefined}
            data-guard={guard}
            data-failed={`${words.notSentTitle}. ${words.notSent}`}
          >
            <GuardQuestion guard={guard} words={own} />
            <Slot name={`refused.${button.id}`} />
            <SendButton text={own.go} />
          </form>
          <div className="p-row">
            <Icon name="call" />
            <ReceptionHelp guard={guard} words={own} />
          </div>
        </div>
      </Sheet>
    </Slot>
  );
}
