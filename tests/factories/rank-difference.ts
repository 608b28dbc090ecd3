/**
 * How far two samples differ by rank (Mann and Whitney), as the distance from chance in standard deviations:
 * beyond 1.96 one in twenty by chance alone. Equal values share their rank.
 */
export function rankDifference(one: readonly number[], other: readonly number[]): number {
  const values = [...one, ...other];
  const sorted = [...values].sort((a, b) => a - b);
  const sharedRank = (value: number) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1;
  const rankSum = one.reduce((sum, value) => sum + sharedRank(value), 0);
  const count = values.length;
  const expected = (one.length * (count + 1)) / 2;
  const sizes = [...new Set(values)].map((value) => sorted.lastIndexOf(value) - sorted.indexOf(value) + 1);
  const tied = sizes.reduce((sum, size) => sum + size ** 3 - size, 0);
  const variance = ((one.length * other.length) / 12) * (count + 1 - tied / (count * (count - 1)));
  return variance === 0 ? 0 : (rankSum - expected) / Math.sqrt(variance);
}
