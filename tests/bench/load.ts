import autocannon from "autocannon";
import { median } from "./line.ts";

export const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

export interface Candidate {
  readonly origin: string;
  /** What is asked for, in turn; each connection starts elsewhere. */
  readonly paths?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What one connection asks for again and again, where it is more than reading a path. */
  readonly makeRequest?: (connection: number) => autocannon.Request;
  /** Answers that are no success and yet expected, in a round. */
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
    // Connections stand apart in the list: in step, all but the first would meet what it has just warmed.
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
