import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { formPath, sentId, TRAP_FIELD } from "./form-names.ts";
import { SignIcon } from "./icons.tsx";
import { Slot } from "./slot.tsx";
import type { Words } from "./words/words.ts";

/** Where the forms of a page are sent. A page that only shows a draft has none. */
export interface FormTarget {
  readonly slug: string;
  readonly language: ContentLanguage;
}

interface SentProps {
  readonly buttonId: string;
  readonly words: Words;
  readonly own?: ReactNode;
  readonly text: string;
  /** What leads on from there. */
  readonly further?: ReactNode;
}

interface GuestFormProps {
  readonly target: FormTarget | null;
  readonly name: "feedback" | "requests";
  readonly buttonId: string;
  readonly words: Words;
  readonly children: ReactNode;
}

/**
 * A form that is sent to the property. Without scripts the browser sends it and comes back to `Sent`; with
 * them it is sent unseen, and what goes wrong is said above its button, which comes last in `children`.
 */
export function GuestForm({ target, name, buttonId, words, children }: GuestFormProps) {
  return (
    <form
      className="p-form"
      method="post"
      action={target ? formPath(target.slug, name) : undefined}
      data-form={sentId(buttonId)}
      data-empty={name === "feedback" ? words.chooseOne : undefined}
      data-later={target ? words.sentLater : undefined}
      data-failed={`${words.notSentTitle}. ${words.notSent}`}
    >
      <input type="hidden" name="button" value={buttonId} />
      {target ? <input type="hidden" name="language" value={target.language} /> : null}
      <input className="p-sr" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {children}
    </form>
  );
}

/** The button of a form, and above it the place for what went wrong. */
export function SendButton({ text }: { text: string }) {
  return (
    <>
      <p className="p-oops" role="alert" />
      <button type="submit" className="p-cta">
        {text}
      </button>
    </>
  );
}

/** Thanks the guest once the form has arrived, in the property's own words if it has any. Stands ahead of the form. */
export function Sent({ buttonId, words, own, text, further }: SentProps) {
  return (
    <div id={sentId(buttonId)} className="p-sent" role="status" tabIndex={-1}>
      <SignIcon sign="check" />
      <p>
        {own ? null : <b>{words.thanks}</b>}
        {own || text}
        <Slot name="thanks" />
        {further}
      </p>
    </div>
  );
}
