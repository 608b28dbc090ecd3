/**
 * Whether a draft was saved after its newest publication. All times are ISO 8601, of the server's clock; null is never.
 * A draft that was never published is not ahead of anything.
 */
export function isAhead(savedAt: string | null, publishedAt: readonly (string | null)[]): boolean {
  const publications = publishedAt.flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  if (savedAt === null || publications.length === 0) return false;
  return Date.parse(savedAt) > Math.max(...publications);
}
