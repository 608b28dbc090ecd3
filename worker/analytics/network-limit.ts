import { VISITORS_PER_NETWORK_HOUR_MAX } from "#domain/analytics/bounds.ts";
import { toNetwork } from "#domain/network.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";

const NETWORKS_MAX = 5_000;

/**
 * Limits new visitors without an id per network and hour, in memory: a flooded object does not hibernate. It
 * stops a machine that changes its user agent or address each time.
 */
export class NetworkLimit {
  private hour = 0;
  private readonly visitors = new Map<string, number>();

  mayCome(network: string, at: EpochMs): boolean {
    return (this.of(at).get(toNetwork(network)) ?? 0) < VISITORS_PER_NETWORK_HOUR_MAX;
  }

  note(network: string, at: EpochMs): void {
    const visitors = this.of(at);
    const range = toNetwork(network);
    if (visitors.has(range) || visitors.size < NETWORKS_MAX)
      visitors.set(range, (visitors.get(range) ?? 0) + 1);
  }

  private of(at: EpochMs): Map<string, number> {
    const hour = Math.floor(at / HOUR_MS);
    if (hour !== this.hour) this.visitors.clear();
    this.hour = hour;
    return this.visitors;
  }
}
