import type { PartKey } from "./draft/draft-state.ts";

/** Setup tabs in order [S39]. */
export const SETUP_TABS = ["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"] as const;
export type SetupTab = (typeof SETUP_TABS)[number];

/** Tabs that only show the draft. */
const PREVIEW_TABS: ReadonlySet<string> = new Set(["/setup/phone", "/setup/tablet"]);

export function getTabPath(tab: SetupTab): string {
  return `/setup/${tab}`;
}

/** The tab that edits a part. */
export function getTab(key: PartKey): SetupTab {
  if (key === "property" || key === "homepage") return "homepage";
  if (key === "theme" || key === "social") return key;
  return key === "qr" ? "publish" : "buttons";
}

interface Leaving {
  readonly from: string;
  readonly to: string;
  readonly dirty: readonly PartKey[];
  /** Parts that wait for an upload. */
  readonly uploading: readonly PartKey[];
}

/**
 * Decides whether a navigation asks about unsaved changes [S110].
 *
 * Previews show them, so going there and back does not ask; nor do other addresses of the same tab. A running
 * upload counts as an unsaved change; a button's upload ends with its editor, so then previews ask too.
 */
export function asksBeforeLeaving({ from, to, dirty, uploading }: Leaving): boolean {
  if (to === from) return false;
  if (PREVIEW_TABS.has(to)) return uploading.some((key) => getTab(key) === "buttons");
  return [...dirty, ...uploading].some((key) => getTabPath(getTab(key)) !== to);
}
