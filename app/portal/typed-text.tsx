import { Fragment, type ReactNode } from "react";
import { splitNumbers } from "./numbers-in-text.ts";

/** Staff text in which telephone numbers keep their order inside right-to-left text. */
export function TypedText({ children }: { readonly children: string }): ReactNode {
  const parts = splitNumbers(children);
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
