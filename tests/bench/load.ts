import autocannon from "autocannon";

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

interface Candidate {
  readonly origin: string;
  readonly paths: readonly string[];
}

async function requestsPerSecond({ origin, paths }: Candidate): Promise<number> {
  let opened = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    // Connections stand apart in the list: in step, all but the first would meet what it has just warmed.
    setupClient: (client) => {
      const start = Math.floor((opened * paths.length) / CONNECTIONS);
      opened += 1;
      const turned = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(turned.map((path) => ({ method: "GET", path })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin} answered ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * How many requests a second the first serves for each one of the second. The two take turns, so that
 * whatever else the machine does meets both; the median of the rounds' ratios counts.
 */
export async function throughputRatio(ours: Candidate, bare: Candidate): Promise<number> {
  await requestsPerSecond(ours);
  await requestsPerSecond(bare);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await requestsPerSecond(ours);
    const other = await requestsPerSecond(bare);
    ratios.push(one / other);
  }
  return median(ratios);
}
