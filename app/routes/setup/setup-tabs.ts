import type { PartKey } from "./draft/draft-state.ts";

/** The views of setup, in the order of their tabs [S39]. */
export const SETUP_TABS = ["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"] as const;
export type SetupTab = (typeof SETUP_TABS)[number];

/** The tabs that show the draft without changing it. */
const PREVIEW_TABS: ReadonlySet<string> = new Set(["/setup/phone", "/setup/tablet"]);

export function getTabPath(tab: SetupTab): string {
  return `/setup/${tab}`;
}

/** Where a part of the draft is edited. */
export function getTab(key: PartKey): SetupTab {
  if (key === "property" || key === "homepage") return "homepage";
  if (key === "theme" || key === "social") return key;
  return key === "qr" ? "publish" : "buttons";
}

interface Leaving {
  readonly from: string;
  readonly to: string;
  readonly dirty: readonly PartKey[];
  /** The parts that wait for a file. */
  readonly uploading: readonly PartKey[];
}

/**
 * Decides whether going from one path to another asks what to do with unsaved changes [S110].
 *
 * The previews show them, so the way there and back is free; so is every address of the tab they were made in.
 * A file on its way is an unsaved change. One of a button ends with its editor, so even a preview asks.
 */
export function asksBeforeLeaving({ from, to, dirty, uploading }: Leaving): boolean {
  if (to === from) return false;
  if (PREVIEW_TABS.has(to)) return uploading.some((key) => getTab(key) === "buttons");
  return [...dirty, ...uploading].some((key) => getTabPath(getTab(key)) !== to);
}
