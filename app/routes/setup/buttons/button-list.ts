import type { Button } from "#domain/content/button.ts";

type List = readonly Button[];

export function findButton(list: List, id: string): Button | null {
  return list.find((button) => button.id === id) ?? null;
}

/** The list with a button replaced, or appended if new. */
export function withButton(list: List, button: Button): Button[] {
  return findButton(list, button.id)
    ? list.map((entry) => (entry.id === button.id ? button : entry))
    : [...list, button];
}

export function withoutButton(list: List, id: string): Button[] {
  return list.filter((button) => button.id !== id);
}

/**
 * The list after cancelling an edit: the button as saved, with the visibility of its tile. A button that was
 * never saved is as before the edit, or removed if the editor created it.
 */
export function withoutEdits(
  list: List,
  { id, saved, opened }: { id: string; saved: Button | null; opened: Button | null },
): Button[] {
  const edited = findButton(list, id);
  if (!edited) return [...list];
  if (saved) return withButton(list, { ...saved, hidden: opened?.hidden ?? edited.hidden });
  return opened ? withButton(list, opened) : withoutButton(list, id);
}
