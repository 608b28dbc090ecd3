import type { ReactNode } from "react";
import type { TextLanguage } from "./text-language.ts";

interface LocalizedTextProps {
  readonly textLanguage: TextLanguage;
  readonly path: string;
  readonly children: ReactNode;
}

/** A text of a button inside an element that stands as the page does, whatever language the text is in. */
export function LocalizedText({ textLanguage, path, children }: LocalizedTextProps) {
  const attributes = textLanguage(path);
  return attributes.lang === undefined ? children : <span {...attributes}>{children}</span>;
}
