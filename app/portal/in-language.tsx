import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { languageAttributes } from "./text-language.ts";

interface InLanguageProps {
  readonly spoken: ContentLanguage;
  /** The page's own. */
  readonly around: ContentLanguage;
  readonly children: ReactNode;
}

/** A dialog within an element that says its language, where that is not the page's. */
export function InLanguage({ spoken, around, children }: InLanguageProps) {
  if (spoken === around) return children;
  return (
    <div className="p-other" {...languageAttributes(spoken, around)}>
      {children}
    </div>
  );
}
