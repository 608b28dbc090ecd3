import type { TextLanguage } from "./text-language.ts";
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
