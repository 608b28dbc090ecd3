/** A version's facts for comparing with the draft. Times are ISO 8601, server's clock. */
export interface PublishedDraft {
  readonly number: number;
  /** When the version's content was last saved. A planned version is published much later. */
  readonly draftAt: string;
}

/**
 * Whether a draft was saved after the newest version's content; `null`: never saved. Publication times do not
 * matter. Before the first version: `false`. Pure.
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
