/** Gives the focus to the tile of a button; to the Add tile where it is gone. Browser only. */
export function focusTile(id: string): void {
  const tile =
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`) ??
    document.querySelector<HTMLElement>("[data-add-tile]");
  tile?.focus();
}
