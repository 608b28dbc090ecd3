/**
 * Shows in a sheet with services where the guest is by the card that they scanned, instead of the fields for the room
 * (R4), and shows these again when it is pressed. Where the place is not known, a service may need the room: browsers
 * without scripts are told so by the server, which knows as well.
 *
 * Asks once a page, when the sheet is opened, and again after it could not ask.
 */
export function attachKnownPlace(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  // The event does not rise.
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
    // No network: the guest types the room, and the next opening asks.
    row.dataset.place = address;
  }
}
