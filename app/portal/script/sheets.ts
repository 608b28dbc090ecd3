import { openLinksInSameWindow } from "./app-browsers.ts";

/**
 * Fetches a page's dialogs and their style, and inserts them. Resolves at once if the page contains them.
 *
 * Rejects while offline, and if the page is of another publication, whose CSP then blocks the style.
 */
export async function insertSheets({ head, body }: Document): Promise<void> {
  const address = body.dataset.sheets;
  const portal = body.querySelector(".portal");
  if (!address || !portal) return;
  if (!body.querySelector(".p-sheet")) await insertFetched(address, head, portal);
  // Marks the sheets as inserted.
  delete body.dataset.sheets;
}

async function insertFetched(address: string, head: Element, portal: Element): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The sheets are not to be had: ${answer.status}.`);
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const { content } = template;
  openLinksInSameWindow(navigator, content);
  const style = content.querySelector("style");
  if (style) head.appendChild(style);
  if (style && !style.sheet) {
    style.remove();
    throw new Error("The page is of another publication.");
  }
  portal.appendChild(content);
}
