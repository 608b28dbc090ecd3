import { Fragment, type ReactNode } from "react";
import { partNumbers } from "./numbers-in-text.ts";

/** A text as staff typed it: telephone numbers keep their order among letters that run the other way. */
export function TypedText({ children }: { readonly children: string }): ReactNode {
  const parts = partNumbers(children);
  if (parts === null) return children;
  return parts.map(({ text, isNumber }, index) =>
    isNumber ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other identity than its place
      <bdi key={index} dir="ltr">
        {text}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
