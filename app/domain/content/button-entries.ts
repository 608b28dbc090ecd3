import { type Button, descriptionOf } from "./button.ts";
import type { SubButton } from "./buttons/sub-button.ts";

/** One of the things in a button's list: a sub-button, a gallery item, a question, a service. */
export interface ButtonEntry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The entries of a button in their order; none, where its type has no list. */
export function entriesOf(button: Button): readonly ButtonEntry[] {
  const list = descriptionOf(button.type).entries;
  return list === null
    ? []
    : ((button as unknown as Record<string, readonly ButtonEntry[]>)[list.field] ?? []);
}

/** The entries that are buttons themselves. */
export function subButtonsOf(button: Button): readonly SubButton[] {
  const isParent = descriptionOf(button.type).entries?.areButtons === true;
  return isParent ? (entriesOf(button) as readonly SubButton[]) : [];
}

/** A copy under new ids, so that neither the button nor what is in it is taken for the first. */
export function duplicateButton(button: Button, name: string, nextId: () => string): Button {
  const copy = { ...button, id: nextId(), name };
  const list = descriptionOf(button.type).entries;
  if (list === null) return copy;
  return { ...copy, [list.field]: entriesOf(button).map((entry) => ({ ...entry, id: nextId() })) };
}
