import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDays, type LocalTime, localTimeOf } from "#domain/zoned-time.ts";
import { forgetSeenBefore } from "./dedupe-events.ts";
import { forgetKnownBefore } from "./known-visitors.ts";
import { forgetPeaks } from "./network-peaks.ts";
import { forgetOldCards } from "./place-figures.ts";
import type { Salts } from "./salts.ts";
import { forgetSeenNews } from "./seen-news.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** How long after midnight a visit of the day before may still go on; then the day's visitors are forgotten. */
const DAY_LINGERS_MS = 31 * MINUTE_MS;

/** The local days of which visitors are known, by an alarm of the object: today, and yesterday for half an hour. */
export class VisitorDays {
  private readonly storage: DurableObjectStorage;
  private readonly salts: Salts;

  constructor(storage: DurableObjectStorage, salts: Salts) {
    this.storage = storage;
    this.salts = salts;
  }

  /** The local time of a moment; its day has a salt from then on, and those long over have none. */
  async open(at: EpochMs, timeZone: string): Promise<LocalTime> {
    const time = localTimeOf(at, timeZone);
    if (this.salts.find(time.day)) return time;
    this.salts.make(time.day);
    this.forgetBefore(addDays(time.day, -1));
    writeSetting(this.storage.sql, "time_zone", timeZone);
    // At least an hour ahead: a history that is played in keeps its visitors, and yesterday's visits end.
    const next = this.salts.find(addDays(time.day, -1)) ? at + DAY_LINGERS_MS : endOf(time, at);
    await this.storage.setAlarm(Math.max(next, Date.now() + HOUR_MS));
    return time;
  }

  /** Deletes what is known of the visitors of days that are over at a moment. */
  async forgetOver(now: EpochMs): Promise<void> {
    const timeZone = readSetting(this.storage.sql, "time_zone");
    if (timeZone === null) return;
    const time = localTimeOf(now, timeZone);
    const isLingering = time.sinceMidnightMs < DAY_LINGERS_MS;
    this.forgetBefore(isLingering ? addDays(time.day, -1) : time.day);
    if (isLingering) await this.storage.setAlarm(now + DAY_LINGERS_MS);
    // Also early by an hour where the clocks went back: the day is still on, so it is looked at again.
    else if (this.salts.find(time.day)) await this.storage.setAlarm(endOf(time, now));
  }

  private forgetBefore(day: string): void {
    this.salts.forgetBefore(day);
    this.storage.sql.exec("DELETE FROM visitors WHERE day < ?", day);
    this.storage.sql.exec("DELETE FROM submissions WHERE day < ?", day);
    this.storage.sql.exec("DELETE FROM shares WHERE day < ?", day);
    forgetPeaks(this.storage.sql, day);
    forgetSeenNews(this.storage.sql, day);
    forgetOldCards(this.storage.sql, day);
    forgetSeenBefore(this.storage.sql, day);
    forgetKnownBefore(this.storage.sql, day);
  }
}

/** When the visitors of a day can be forgotten, by its clock. */
function endOf({ sinceMidnightMs }: LocalTime, at: EpochMs): EpochMs {
  return at + DAY_MS - sinceMidnightMs + DAY_LINGERS_MS;
}
