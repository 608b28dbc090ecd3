/** Focuses a button's tile, or the Add tile if it is gone. Browser only. */
export function focusTile(id: string): void {
  const tile =
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`) ??
    document.querySelector<HTMLElement>("[data-add-tile]");
  tile?.focus();
}
