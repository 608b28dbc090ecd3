/** Why a person was sent back to the entry, which shows the reason once. */
export const EXIT_REASONS = ["licence-expired", "property-removed", "upgrade-failed"] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** The entry, with a message that the session has ended. */
export const ENDED_PATH = "/?ended";
/** The entry, with a message that the person was removed from the group. */
const REMOVED_PATH = "/?ended=removed";
/** Storage key of the group's name in the message. Not in the URL, so that a link cannot inject text. */
const GROUP_KEY = "foyer-left-group";

/** Entry address after the session ended; names the group if the person was removed from it. */
export function getEndedPath(removedFrom: string | null): string {
  if (removedFrom === null) return ENDED_PATH;
  sessionStorage.setItem(GROUP_KEY, removedFrom);
  return REMOVED_PATH;
}

/** The group the person was removed from; `null` if unknown. Browser only. */
export function readLeftGroup(): string | null {
  return sessionStorage.getItem(GROUP_KEY);
}

const EXIT_REASON_KEY = "left";

/** Entry address with a reason. */
export function getEntryPath(exitReason: ExitReason): string {
  return `/?${EXIT_REASON_KEY}=${exitReason}`;
}

/** The reason in an address; `null` if none or unknown. */
export function readExitReason(search: URLSearchParams): ExitReason | null {
  const named = search.get(EXIT_REASON_KEY);
  return EXIT_REASONS.find((reason) => reason === named) ?? null;
}
