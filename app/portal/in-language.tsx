import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { languageAttributes } from "./text-language.ts";

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
