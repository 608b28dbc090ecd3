/** Why a person was sent back to the entry; it says so there, once. */
export const EXIT_REASONS = ["licence-expired", "property-removed", "upgrade-failed"] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** The entry for a browser whose session was ended by something else than its person: it says so. */
export const ENDED_PATH = "/?ended";

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
