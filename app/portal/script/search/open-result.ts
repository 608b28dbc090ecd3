/** Opens a button of this page as a press does, and in it the picture or service that the result names. */
function openTile(tile: HTMLElement, within: string | undefined): void {
  const { button = "" } = tile.dataset;
  tile.scrollIntoView({ block: "nearest" });
  tile.click();
  if (within === undefined) return;
  document.getElementById(`i-${button}-${within}`)?.querySelector("a")?.click();
  const named = document.getElementById(`d-${button}`)?.querySelectorAll<HTMLInputElement>("[name=service]");
  const service = [...(named ?? [])].find(({ value }) => value === within)?.closest("details");
  if (!service) return;
  service.open = true;
  service.scrollIntoView({ block: "nearest" });
}

/**
 * The effect on this page of a result or another link of the search; `null`: it leads to another page.
 *
 * The link's `data-entry` is a button's id, or the id of something in a button.
 */
export function findAction(link: HTMLAnchorElement): (() => void) | null {
  const [button, within] = link.dataset.entry?.split(".") ?? [];
  const tile = button && document.querySelector<HTMLElement>(`a[data-button="${CSS.escape(button)}"]`);
  if (tile) return () => openTile(tile, within);
  const { pathname, search, hash } = new URL(link.href);
  const here = location.pathname;
  // The address of a portal may lack the language.
  const isHere = pathname === here || pathname === `${here}/${document.documentElement.lang}`;
  if (!isHere || (search !== "" && search !== location.search)) return null;
  return () => {
    if (hash === location.hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (hash) location.hash = hash;
  };
}
