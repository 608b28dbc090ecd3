import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { formPath, sentId, TRAP_FIELD } from "./form-names.ts";
import { SignIcon } from "./icons.tsx";
import { Slot } from "./slot.tsx";
import type { Words } from "./words/words.ts";

/** Where a page's forms are sent. Drafts have none. */
export interface FormTarget {
  readonly slug: string;
  readonly language: ContentLanguage;
}

interface SentProps {
  readonly buttonId: string;
  readonly words: Words;
  readonly own?: ReactNode;
  readonly text: string;
  /** Link to continue. */
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
 * A form for the property. Without scripts the browser submits it and returns to `Sent`; with scripts it is
 * sent in the background, and errors appear above its button, the last of `children`.
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

/** Submit button with the error message above it. */
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

/** Thanks after sending, in the property's words if it has any. Placed before the form. */
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
