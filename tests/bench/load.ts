import autocannon from "autocannon";
import { median } from "./line.ts";

export const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

export interface Candidate {
  readonly origin: string;
  /** Paths to request in turn. Each connection starts at another path. */
  readonly paths?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** A connection's repeated request, when it is more than a GET of a path. */
  readonly makeRequest?: (connection: number) => autocannon.Request;
  /** Number of expected error answers in a round. */
  readonly refusals?: number;
}

async function requestsPerSecond({
  origin,
  paths = ["/"],
  headers = {},
  makeRequest,
  refusals = 0,
}: Candidate): Promise<number> {
  let opened = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers,
    // Staggers the connections: in step, all but the first would hit a warm cache.
    setupClient: (client) => {
      const start = Math.floor((opened * paths.length) / CONNECTIONS);
      const turned = [...paths.slice(start), ...paths.slice(0, start)];
      const requests = makeRequest
        ? [makeRequest(opened)]
        : turned.map((path) => ({ method: "GET" as const, path }));
      opened += 1;
      client.setRequests(requests);
    },
  });
  if (result.non2xx > refusals || result.errors > 0) {
    throw new Error(`${origin} answered ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  return result.requests.average;
}

/**
 * Ratio of our requests a second to a bare Worker's. The two alternate, so that other load on the machine affects
 * both; returns the median of the rounds.
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
