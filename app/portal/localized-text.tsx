import type { ReactNode } from "react";
import type { Speech } from "./text-language.ts";

interface SpokenProps {
  readonly speech: Speech;
  readonly path: string;
  readonly children: ReactNode;
}

/** A text of a button inside an element that stands as the page does, whatever language the text is in. */
export function LocalizedText({ speech, path, children }: SpokenProps) {
  const attributes = speech(path);
  return attributes.lang === undefined ? children : <span {...attributes}>{children}</span>;
}
