import type { TextLanguage } from "./text-language.ts";
import { TypedText } from "./typed-text.tsx";

interface LocalizedTextProps {
  readonly textLanguage: TextLanguage;
  readonly path: string;
  readonly children: string;
}

/** A text of a button inside an element that stands as the page does, whatever language the text is in. */
export function LocalizedText({ textLanguage, path, children }: LocalizedTextProps) {
  const attributes = textLanguage(path);
  const text = <TypedText>{children}</TypedText>;
  return attributes.lang === undefined ? text : <span {...attributes}>{text}</span>;
}
