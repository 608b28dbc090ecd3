import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { languageAttributes, type TextLanguage } from "./text-language.ts";
import { TypedText } from "./typed-text.tsx";

interface LocalizedTextProps {
  readonly textLanguage: TextLanguage;
  readonly path: string;
  readonly children: string;
}

/** A button text in an element with the page's direction, whatever the text's language. */
export function LocalizedText({ textLanguage, path, children }: LocalizedTextProps) {
  const attributes = textLanguage(path);
  const text = <TypedText>{children}</TypedText>;
  return attributes.lang === undefined ? text : <span {...attributes}>{text}</span>;
}

interface InLanguageProps {
  readonly spoken: ContentLanguage;
  /** The page's own language. */
  readonly around: ContentLanguage;
  readonly children: ReactNode;
}

/** Wraps a dialog in an element with `lang` if its language differs from the page's. */
export function InLanguage({ spoken, around, children }: InLanguageProps) {
  if (spoken === around) return children;
  return (
    <div className="p-other" {...languageAttributes(spoken, around)}>
      {children}
    </div>
  );
}
