import { escapeHtml } from "../escape-html.ts";

/** The line below the sentence that nothing was found: whether reception is there. Escaped. */
export function renderReach(text: string): string {
  return `<p class="p-reach">${escapeHtml(text)}</p>`;
}
