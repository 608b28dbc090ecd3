import type { ReactNode } from "react";
import type { Button } from "#domain/content/button.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { DialogNote } from "./automatic-note.tsx";
import { SignIcon } from "./icons.tsx";
import { StoredPicture } from "./rich-text.tsx";
import { Slot } from "./slot.tsx";
import type { Words } from "./words/words.ts";

interface PartProps {
  readonly button: Button;
  readonly words: Words;
}

/** Links back to the button, so that Tab continues from there, also without scripts. */
function CloseLink({ button, words, sign }: PartProps & { sign: "close" | "arrow-left" }) {
  return (
    <a
      className="p-close"
      href={`#b-${button.id}`}
      data-close=""
      aria-label={sign === "close" ? words.close : words.back}
    >
      <SignIcon sign={sign} />
    </a>
  );
}

function Dialog({ button, className, children }: { button: Button; className: string; children: ReactNode }) {
  return (
    <Slot name="sheet">
      <dialog
        id={`d-${button.id}`}
        className={`p-sheet ${className} d-${button.id}`}
        aria-labelledby={`t-${button.id}`}
      >
        <div className="p-sheet-in">
          {children}
          <DialogNote id={button.id} />
        </div>
      </dialog>
    </Slot>
  );
}

/** A sheet over the page. Its body has a heading with the id `t-<button>` as accessible name. */
export function Sheet({ button, words, children }: PartProps & { children: ReactNode }) {
  return (
    <Dialog button={button} className="p-popup">
      {children}
      <CloseLink button={button} words={words} sign="close" />
    </Dialog>
  );
}

interface PageProps extends PartProps {
  readonly propertyName: string;
  readonly logo?: Picture | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** A full page over the page, with the property's name and a back link. */
export function Page({ button, words, propertyName, logo = null, className, children }: PageProps) {
  return (
    <Dialog button={button} className={`p-page ${className}`}>
      <div className="p-bar">
        <CloseLink button={button} words={words} sign="arrow-left" />
        {logo === null ? (
          <b>{propertyName}</b>
        ) : (
          <StoredPicture
            picture={{ ...logo, alt: logo.alt || propertyName }}
            spot="logo"
            className="p-logo"
          />
        )}
      </div>
      {children}
    </Dialog>
  );
}
