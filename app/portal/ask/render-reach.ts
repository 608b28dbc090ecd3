import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "../escape-html.ts";

/**
 * The line below the sentence that nothing was found: whether reception is there. Escaped.
 *
 * @param until when it stops being true, for a page that was kept; `null`: never
 */
export function renderReach(text: string, until: EpochMs | null): string {
  return `<p class="p-reach"${until === null ? "" : ` data-until="${until}"`}>${escapeHtml(text)}</p>`;
}
