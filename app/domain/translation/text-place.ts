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

/** The place of such a word; `null`: it is none. */
export function readPlace(written: string): TextPlace | null {
  const [kind, id = "", path = "", ...rest] = written.split("/");
  if (id === "" || path === "" || rest.length > 0) return null;
  if (kind === "button") return { kind, id, path };
  if (kind === "entry" && (path === "title" || path === "content")) return { kind, id, path };
  const isAnswer = path === "place" || path === "words" || path === "note";
  return kind === "answer" && isAnswer ? { kind, id, path } : null;
}
