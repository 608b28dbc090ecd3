import { SECOND_MS } from "#domain/time.ts";
import { getGroupChannel } from "../live/get-group-channel.ts";
import { logEvent } from "../log-event.ts";
import { type DailyStats, HOURLY, type Hourly } from "./day-figures.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Minimal interval between broadcasts of today's figures. */
const INTERVAL_MS = 2 * SECOND_MS;

/** The group whose channel gets the figures. */
export interface Watcher {
  readonly companyId: string;
  readonly groupId: string;
}

/**
 * Sends today's figures to a group's screens as guests act.
 *
 * It starts when someone reads the report, and stops when a broadcast finds no open screen. At most one call
 * every two seconds; not in the change log, since a lost message does no harm.
 */
export class TodayBroadcaster {
  private readonly sql: SqlStorage;
  private readonly env: Pick<Env, "GROUP_CHANNEL">;
  private readonly days: () => DailyStats;
  private isDue = false;
  private sentAt = 0;
  /** `undefined`: not yet read from storage. */
  private watcher: Watcher | null | undefined;

  constructor(sql: SqlStorage, env: Pick<Env, "GROUP_CHANNEL">, days: () => DailyStats) {
    this.sql = sql;
    this.env = env;
    this.days = days;
  }

  watch(watcher: Watcher): void {
    const { companyId, groupId } = watcher;
    if (this.current()?.groupId === groupId) return;
    this.watcher = { companyId, groupId };
    writeSetting(this.sql, "watcher", JSON.stringify(this.watcher));
  }

  broadcastSoon(propertyId: string | undefined, day: string): void {
    if (this.isDue || propertyId === undefined || !this.current()) return;
    this.isDue = true;
    setTimeout(
      () => void this.broadcast(propertyId, day),
      Math.max(0, this.sentAt + INTERVAL_MS - Date.now()),
    );
  }

  private current(): Watcher | null {
    if (this.watcher === undefined) {
      const kept = readSetting(this.sql, "watcher");
      this.watcher = kept === null ? null : (JSON.parse(kept) as Watcher);
    }
    return this.watcher;
  }

  private async broadcast(propertyId: string, day: string): Promise<void> {
    this.isDue = false;
    this.sentAt = Date.now();
    const watcher = this.current();
    if (!watcher) return;
    const hours = Object.values(this.days().read(day).hours);
    const sum = (name: Hourly) =>
      hours.reduce((all, counts) => all + (counts?.[HOURLY.indexOf(name)] ?? 0), 0);
    const today = {
      type: "today",
      propertyId,
      day,
      visits: sum("visits"),
      uniqueVisits: sum("uniqueVisits"),
      clicks: sum("clicks"),
    } as const;
    try {
      const isHeard = await getGroupChannel(this.env, watcher.companyId, watcher.groupId).tell(
        propertyId,
        today,
      );
      if (isHeard || this.watcher !== watcher) return;
      this.watcher = null;
      writeSetting(this.sql, "watcher", null);
    } catch (error) {
      logEvent("today_not_told", { error });
    }
  }
}
