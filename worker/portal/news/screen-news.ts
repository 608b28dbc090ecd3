import { ALL_CLEAR_MS } from "#domain/announcement/announcement.ts";
import type { ScreenNews } from "#portal/screen/screen-content.ts";
import type { Announced } from "./announced.ts";

/** An announcement for a lobby screen: with all its languages (N7). */
export function toScreenNews({ id, kind, from, until, texts }: Announced): ScreenNews {
  const clearUntil = kind === "emergency" && until !== null ? until + ALL_CLEAR_MS : null;
  return { id, kind, from, until, clearUntil, texts };
}
