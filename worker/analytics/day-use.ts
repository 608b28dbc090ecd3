import {
  type Bound,
  EVENTS_PER_NETWORK_HOUR_MAX,
  VISITORS_PER_DAY_MAX,
  VISITORS_PER_NETWORK_DAY_MAX,
} from "#domain/analytics/bounds.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";

interface NetworkUse {
  visitors: number;
  visits: number;
  /** Hours since 1970, and the events counted in that hour. */
  hour: number;
  events: number;
}

/**
 * Use of a day's limits, in total and per network. Cached in memory and read from the visitors' rows after
 * hibernation, so that waiting for it gives a network no new share. Networks are stored by their salted name of
 * the day.
 */
export class DayUse {
  private readonly sql: SqlStorage;
  private day: string | null = null;
  private visitors = 0;
  private readonly networks = new Map<string, NetworkUse>();

  constructor(sql: SqlStorage) {
    this.sql = sql;
  }

  /** Loads a day; does nothing if it is loaded already. */
  open(day: string, at: EpochMs): void {
    if (this.day === day) return;
    this.close();
    const hour = toHour(at);
    const rows = this.sql.exec<{ network: string; visitors: number; visits: number; events: number }>(
      `SELECT network, COUNT(*) AS visitors, SUM(visits) AS visits, SUM(CASE WHEN hour = ? THEN events ELSE 0 END) AS events
       FROM visitors WHERE day = ? GROUP BY network`,
      hour,
      day,
    );
    for (const { network, visitors, visits, events } of rows) {
      this.visitors += visitors;
      this.networks.set(network, { visitors, visits, hour, events });
    }
    this.day = day;
  }

  /** Drops the cache after a rollback. */
  close(): void {
    this.day = null;
    this.visitors = 0;
    this.networks.clear();
  }

  /** The limit that prevents a new visitor of a network today; `null`: none. */
  closedBy(network: string): Bound | null {
    if (this.visitors >= VISITORS_PER_DAY_MAX) return "property";
    const { visitors = 0 } = this.networks.get(network) ?? {};
    return visitors >= VISITORS_PER_NETWORK_DAY_MAX ? "network" : null;
  }

  /** Events of a network that may still be counted in this hour. */
  getAllowance(network: string, at: EpochMs): number {
    const use = this.networks.get(network);
    return EVENTS_PER_NETWORK_HOUR_MAX - (use?.hour === toHour(at) ? use.events : 0);
  }

  /** Adds counted events. @returns the network's visits on this day. */
  note(
    network: string,
    at: EpochMs,
    { events, isNew, isVisit }: Record<"isNew" | "isVisit", boolean> & { readonly events: number },
  ): number {
    const hour = toHour(at);
    const use = this.networks.get(network) ?? { visitors: 0, visits: 0, hour, events: 0 };
    const visits = use.visits + (isVisit ? 1 : 0);
    this.networks.set(network, {
      visitors: use.visitors + (isNew ? 1 : 0),
      visits,
      hour,
      events: (use.hour === hour ? use.events : 0) + events,
    });
    if (isNew) this.visitors += 1;
    return visits;
  }
}

function toHour(at: EpochMs): number {
  return Math.floor(at / HOUR_MS);
}
