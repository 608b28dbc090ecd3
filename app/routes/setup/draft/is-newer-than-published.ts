/** A version as far as it tells what of the draft guests have. Times are ISO 8601, of the server's clock. */
export interface PublishedDraft {
  readonly number: number;
  /** When what it holds was last saved. A planned one is published long after that. */
  readonly draftAt: string;
}

/**
 * Whether a draft was saved after what the newest of some versions holds; null is never. When that was published says
 * nothing of it. A draft that was never published is not ahead of anything. Pure.
 */
export function isNewerThanPublished(
  savedAt: string | null,
  versions: readonly (PublishedDraft | null)[],
): boolean {
  const known = versions.filter((version) => version !== null);
  const [newest] = known.toSorted((one, other) => other.number - one.number);
  if (savedAt === null || !newest) return false;
  return Date.parse(savedAt) > Date.parse(newest.draftAt);
}
