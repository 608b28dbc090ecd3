/**
 * Where a text stands in the draft: a button's field by its path as in `getTexts`, a field of an own entry of
 * the guide, or the words of an answer.
 */
export type TextPlace =
  | { readonly kind: "button"; readonly id: string; readonly path: string }
  | { readonly kind: "entry"; readonly id: string; readonly path: "title" | "content" }
  | { readonly kind: "answer"; readonly id: string; readonly path: "place" | "words" | "note" };

/** A place as one word, such as `button/7f…/subButtons.1a….name` or `answer/parking/note`. */
export function writePlace({ kind, id, path }: TextPlace): string {
  return `${kind}/${id}/${path}`;
}
