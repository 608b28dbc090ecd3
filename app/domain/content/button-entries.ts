import { type Button, getDescription } from "./button.ts";
import type { SubButton } from "./button-schema.ts";

/** An item of a button's list: a sub-button, a gallery item, a question or a service. */
export interface ButtonEntry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The button's entries in order; empty if its type has no list. */
export function getEntries(button: Button): readonly ButtonEntry[] {
  const list = getDescription(button.type).entries;
  if (list === null) return [];
  const values: Readonly<Record<string, unknown>> = button;
  const entries = values[list.field];
  return isEntryList(entries) ? entries : [];
}

function isEntryList(value: unknown): value is readonly ButtonEntry[] {
  const isEntry = (entry: unknown) => typeof entry === "object" && entry !== null && "id" in entry;
  return Array.isArray(value) && value.every(isEntry);
}

/** The entries that are buttons themselves. */
export function getSubButtons(button: Button): readonly SubButton[] {
  const isParent = getDescription(button.type).entries?.areButtons === true;
  return isParent ? (getEntries(button) as readonly SubButton[]) : [];
}

/** A copy of the button with new ids for itself and its entries. */
export function duplicateButton(button: Button, name: string, nextId: () => string): Button {
  const copy = { ...button, id: nextId(), name };
  const list = getDescription(button.type).entries;
  if (list === null || !(list.field in button)) return copy;
  return { ...copy, [list.field]: getEntries(button).map((entry) => ({ ...entry, id: nextId() })) };
}
