import { PLACES, type Place } from "#domain/live/presence.ts";

const GUIDANCE: ReadonlySet<string> = new Set(["quick-start", "tutorial", "help", "contact"]);

/** The place that a path of the shell stands for, as others are told; null for a path that has none. */
export function screenOfPath(pathname: string): Place | null {
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (GUIDANCE.has(last)) return "guidance";
  return PLACES.find((place) => place === last) ?? null;
}
