import { PLACES, type Place } from "#domain/live/presence.ts";

const GUIDANCE: ReadonlySet<string> = new Set(["quick-start", "tutorial", "help", "contact"]);

/** The place that a path of the shell stands for, as others are told; null for a path that has none. */
export function screenOfPath(pathname: string): Place | null {
  const [first = "", ...below] = pathname.split("/").filter(Boolean);
  const last = first === "settings" ? first : (below.at(-1) ?? first);
  if (first === "inbox") return "guest-messages";
  if (GUIDANCE.has(last)) return "guidance";
  return PLACES.find((place) => place === last) ?? null;
}
