/** Why a person was sent back to the entry; it says so there, once. */
export const EXIT_REASONS = ["licence-expired", "property-removed", "upgrade-failed"] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** The entry for a browser whose session was ended by something else than its person: it says so. */
export const ENDED_PATH = "/?ended";
/** The same for a person who was taken out of their group. */
const REMOVED_PATH = "/?ended=removed";
/** What the group is called, for the one page that says so: no address may put words into our mouth. */
const GROUP_KEY = "foyer-left-group";

/** The entry for a browser whose session is over; of a person who was removed it says from which group. */
export function endedPath(removedFrom: string | null): string {
  if (removedFrom === null) return ENDED_PATH;
  sessionStorage.setItem(GROUP_KEY, removedFrom);
  return REMOVED_PATH;
}

/** The group that this browser's person was removed from; null where it is not known. Browser only. */
export function readLeftGroup(): string | null {
  return sessionStorage.getItem(GROUP_KEY);
}

const EXIT_REASON_KEY = "left";

/** The address of the entry that tells why. */
export function entryPath(exitReason: ExitReason): string {
  return `/?${EXIT_REASON_KEY}=${exitReason}`;
}

/** The reason in an address; null for none, or one we do not know. */
export function readExitReason(search: URLSearchParams): ExitReason | null {
  const named = search.get(EXIT_REASON_KEY);
  return EXIT_REASONS.find((reason) => reason === named) ?? null;
}
