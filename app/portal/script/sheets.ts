import { stayInWindow } from "./app-browsers.ts";

/**
 * Fetches the dialogs of a page and their style, and puts them into it. Settles at once on a page that has its own.
 *
 * Rejects without a network, and where the page is of another publication than what is fetched: its policy then refuses
 * the style.
 */
export async function insertSheets({ head, body }: Document): Promise<void> {
  const address = body.dataset.sheets;
  const portal = body.querySelector(".portal");
  if (!address || !portal) return;
  if (!body.querySelector(".p-sheet")) await bring(address, head, portal);
  // What is left to be fetched, for those who change them.
  delete body.dataset.sheets;
}

async function bring(address: string, head: Element, portal: Element): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The sheets are not to be had: ${answer.status}.`);
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const { content } = template;
  stayInWindow(navigator, content);
  const style = content.querySelector("style");
  if (style) head.appendChild(style);
  if (style && !style.sheet) {
    style.remove();
    throw new Error("The page is of another publication.");
  }
  portal.appendChild(content);
}
