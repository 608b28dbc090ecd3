import type { ShellMessages } from "#app/messages/en/shell.ts";
import type { PartKey } from "./draft/draft-state.ts";

/** Setup tabs in order [S39]. */
export const SETUP_TABS = ["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"] as const;
export type SetupTab = (typeof SETUP_TABS)[number];

/** Tabs that only show the draft. */
const PREVIEW_TABS: ReadonlySet<string> = new Set(["/setup/phone", "/setup/tablet"]);

/** A screen that edits the draft: a setup tab, or *Answers* beside setup. */
export type EditorTab = SetupTab | "answers";

export function getTabPath(tab: EditorTab): string {
  return tab === "answers" ? "/answers" : `/setup/${tab}`;
}

export function getTabName(tab: EditorTab, { nav, tabs }: ShellMessages): string {
  return tab === "answers" ? nav.answers : tabs[tab];
}

/** The screen that edits a part. */
export function getTab(key: PartKey): EditorTab {
  if (key === "property" || key === "homepage") return "homepage";
  if (key === "theme" || key === "social" || key === "answers") return key;
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
 * Going to a preview and back does not ask, because previews show unsaved changes. Other addresses of the same
 * tab do not ask either. A running upload counts as an unsaved change. On the way to a preview, only
 * a running upload of a button asks, because it ends with the button's editor.
 */
export function asksBeforeLeaving({ from, to, dirty, uploading }: Leaving): boolean {
  if (to === from) return false;
  if (PREVIEW_TABS.has(to)) return uploading.some((key) => getTab(key) === "buttons");
  return [...dirty, ...uploading].some((key) => getTabPath(getTab(key)) !== to);
}
