import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { type CountedFeedback, countFeedback } from "./count-feedback.ts";
import type { DailyStats } from "./day-figures.ts";
import { NetworkPeaks } from "./network-peaks.ts";
import { countAtPlace } from "./place-figures.ts";
import { readSetting, writeSetting } from "./settings.ts";
import { Shares } from "./shares.ts";
import { toHourName, toTrustedName } from "./submissions.ts";

/** Held messages that staff released, to be counted in the figures. */
export interface VouchedMessages {
  /** Number of the desk's task; it only rises, so that a repetition is not counted again. */
  readonly number: number;
  readonly kind: MessageKindName;
  /** The network's name on the day of the messages. */
  readonly heldGroup: string;
  readonly messages: readonly {
    readonly at: EpochMs;
    readonly feedback?: CountedFeedback;
    readonly placeId?: string;
  }[];
}

/**
 * Applies a release: the network is unlimited for the rest of its day, and its hourly number raises later
 * limits. Ratings and requests are counted on their original days, exactly once. For a transaction.
 */
export function vouchFor(
  sql: SqlStorage,
  days: DailyStats,
  { vouched, today, toDay }: { vouched: VouchedMessages; today: string; toDay: (at: EpochMs) => string },
): void {
  const { number, kind, heldGroup, messages } = vouched;
  if (number <= Number(readSetting(sql, "vouched") ?? 0)) return;
  writeSetting(sql, "vouched", String(number));
  const hours = new Map<number, number>();
  for (const { at, feedback, placeId } of messages) {
    const day = toDay(at);
    const shares = new Shares(sql, { day, kind });
    if (shares.used(toTrustedName(heldGroup)) === 0) shares.take([toTrustedName(heldGroup)]);
    const hour = Math.floor(at / HOUR_MS);
    const known = hours.get(hour) ?? shares.used(toHourName(heldGroup, at));
    hours.set(hour, known + 1);
    if (placeId) countAtPlace(sql, "requests", { day, placeId });
    if (!feedback) continue;
    countFeedback(sql, days.read(day), feedback, { keepsWording: true });
    days.noteChange(day);
  }
  new NetworkPeaks(sql, { day: today, kind }).note("vouched", Math.max(0, ...hours.values()));
}
