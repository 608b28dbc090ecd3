/**
 * Shows the guest's place from the scanned card instead of the room fields (R4); a press shows the fields
 * again. Without a known place, a service may require the room; without scripts the server does the same.
 *
 * Fetched once per page, when the sheet opens, and again after a failure.
 */
export function attachKnownPlace(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  // A sheet's event "open" does not bubble, so the listener captures it.
  root.addEventListener("open", ({ target }) => void showPlace(target as Element), {
    ...until,
    capture: true,
  });
  root.addEventListener(
    "click",
    ({ target }) => {
      const row = (target as Element).closest(".p-mini")?.closest<HTMLElement>("[data-place]");
      if (!row) return;
      row.hidden = true;
      row.parentElement?.querySelector<HTMLElement>("[open] [name=room]")?.focus();
    },
    until,
  );
}

async function showPlace(sheet: Element): Promise<void> {
  const row = sheet.querySelector<HTMLElement>("[data-place]");
  const address = row?.dataset.place;
  const need = (isNeeded: boolean) => {
    for (const field of sheet.querySelectorAll<HTMLInputElement>("[data-needed]")) field.required = isNeeded;
  };
  if (address === "") return;
  need(true);
  const text = row?.querySelector("bdi");
  if (!row || !address || !text) return;
  row.dataset.place = "";
  try {
    const answer = await fetch(address);
    if (answer.status !== 200) return;
    text.textContent = await answer.text();
    need(false);
    row.hidden = false;
  } catch {
    // Offline: the guest types the room, and the next opening retries.
    row.dataset.place = address;
  }
}
