/**
 * Analytics of one property, a Durable Object: receives events, forms and scans, and returns reports. Figures
 * are one row per day; visitors are salted hashes that are deleted half an hour after their day.
 */

import type { TransferRow } from "#domain/account/group-transfer.ts";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import type { Bound } from "#domain/analytics/bounds.ts";
import type { DayRange, Period } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import type { SearchCounts } from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { LocatedObject } from "../located-object.ts";
import { countEvents, type VisitTraits } from "./count-events.ts";
import { countFeedback } from "./count-feedback.ts";
import { addHourly, DailyStats, recordOverLimit } from "./day-figures.ts";
import { DayUse } from "./day-use.ts";
import { GroupCommit } from "./group-commit.ts";
import { deleteKnownVisitor, rememberVisitor } from "./known-visitors.ts";
import { NetworkLimit } from "./network-limit.ts";
import {
  type CardScans,
  countAtPlace,
  deleteScannedPlaces,
  readCardScans,
  recordScan,
  reserveScan,
  type ScannedCard,
} from "./place-figures.ts";
import { type ReportClock, readFigures, readOldScans, readTotals, type Totals } from "./read-figures.ts";
import { Salts } from "./salts.ts";
import { migrate } from "./schema.ts";
import { dismissTerm, readSearches } from "./search-counts.ts";
import { readSeenNews } from "./seen-news.ts";
import { type Admitted, admitSubmission, eraseSubmissions, type Submission } from "./submissions.ts";
import { TodayBroadcaster, type Watcher } from "./today-broadcaster.ts";
import { dumpFigures, type FiguresTable, loadFigures } from "./transfer.ts";
import { hashConsented, type VisitorTraits } from "./visitor.ts";
import { VisitorDays } from "./visitor-days.ts";
import { VisitorNames } from "./visitor-names.ts";
import { type VouchedMessages, vouchFor } from "./vouch.ts";

/**
 * Limits on counting scans of retired codes per network and property. These scans come without a page, and
 * therefore without a visitor id.
 */
const OLD_SCAN_LIMITS: Submission["limits"] = {
  perVisitorHour: 12,
  perNetworkHour: 200,
  perPropertyDay: 2_000,
  heldPerDay: 0,
};

/** Sender and server time of an event; the guest's clock is never used. */
interface Sending {
  readonly visitor: VisitorTraits;
  readonly at: EpochMs;
  readonly timeZone: string;
}

interface AskedSearches extends ReportClock {
  /** Absent: every language. */
  readonly language?: ContentLanguage | undefined;
  /** Listed terms of each kind. */
  readonly termsMax: number;
}

export interface EventBatch extends Sending {
  readonly events: readonly GuestEvent[];
  readonly visit: VisitTraits;
  /**
   * Id of the place whose card the visitor scanned, as sent by the browser; counted only if a card of it was
   * ever scanned.
   */
  readonly place?: string | null;
}

/**
 * Guests' actions at a property, one row per day in its time zone (S12, S214).
 *
 * A visitor is a hash with the salt of a local day: of the id their page keeps for that day, otherwise of their
 * browser's traits (D11). Salt and visitors are deleted half an hour after the day. No identifying data is
 * stored, and nothing about a guest for more than two days, except the hashed id of a guest who consented.
 */
export class PropertyAnalytics extends LocatedObject {
  private readonly sql: SqlStorage;
  private days: DailyStats;
  private readonly salts: Salts;
  private readonly names: VisitorNames;
  private readonly visitorDays: VisitorDays;
  private readonly use: DayUse;
  private unnamed = new NetworkLimit();
  private readonly todayBroadcaster: TodayBroadcaster;
  private readonly together = new GroupCommit((act) => this.change(act));

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    migrate(ctx.storage);
    this.days = new DailyStats(this.sql);
    this.salts = new Salts(this.sql);
    this.names = new VisitorNames(this.sql, this.salts);
    this.visitorDays = new VisitorDays(ctx.storage, this.salts);
    this.use = new DayUse(this.sql);
    this.todayBroadcaster = new TodayBroadcaster(this.sql, this.env, () => this.days);
  }

  /**
   * Counts a visitor's batch of events. Duplicates are skipped; events beyond the limits of visitor, network or
   * property are only recorded as such.
   */
  async record({ events, visit, place = null, visitor, at, timeZone }: EventBatch): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    const isCounted = await this.together.run(() => {
      const { hasOwnId, ...name } = this.names.getName(visitor, day);
      const counted = { events, visit, place, at, day, hour, ...name };
      this.use.open(day, at);
      const isOneTooMany = !hasOwnId && !this.unnamed.mayCome(visitor.network, at);
      const closedBy: Bound | null = this.use.closedBy(name.network) ?? (isOneTooMany ? "network" : null);
      const bounds = { closedBy, allowanceOfNetwork: this.use.getAllowance(name.network, at) };
      const outcome = countEvents(this.sql, this.days.read(day), { counted, bounds });
      if (outcome.events > 0) {
        const visits = this.use.note(name.network, at, outcome);
        const figures = this.days.read(day);
        figures.largest = Math.max(figures.largest, visits);
      }
      if (outcome.isNew && !hasOwnId) this.unnamed.note(visitor.network, at);
      if (outcome.isToBeWritten) this.days.noteChange(day);
      return outcome.events > 0;
    });
    if (isCounted) this.todayBroadcaster.broadcastSoon(this.ctx.id.name, day);
  }

  /**
   * Admits a form and counts it unless it is held. The limits protect the property from floods.
   *
   * @returns how to store it, the same for a repetition; `null`: refused by a limit.
   */
  async admit(submission: Submission, { visitor, at, timeZone }: Sending): Promise<Admitted | null> {
    const { day } = await this.visitorDays.open(at, timeZone);
    const { consentedId, feedback, placeId } = submission;
    const known = consentedId ? hashConsented(consentedId) : null;
    // Synchronous from here on, so that concurrent submissions are serialised.
    return this.change(() => {
      const admission = admitSubmission(this.sql, submission, this.names.getSender(visitor, day, at));
      if (admission?.isNew && known) rememberVisitor(this.sql, known, at);
      if (!admission?.isNew || admission.heldGroup !== null) return admission;
      if (placeId) countAtPlace(this.sql, "requests", { day, placeId });
      if (feedback) {
        countFeedback(this.sql, this.days.read(day), feedback);
        this.days.noteChange(day);
      }
      return admission;
    });
  }

  /** Counts held messages that staff released. Idempotent. */
  vouch(vouched: VouchedMessages, { now, timeZone }: ReportClock): void {
    const toDay = (at: EpochMs) => toLocalTime(at, timeZone).day;
    this.change(() => vouchFor(this.sql, this.days, { vouched, today: toDay(now), toDay }));
    this.todayBroadcaster.broadcastSoon(this.ctx.id.name, toDay(now));
  }

  /** Counts a scan of a retired code; further scans by the same guest within minutes count once. */
  async countOldScan(code: string, { visitor, at, timeZone }: Sending): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    const id = crypto.randomUUID();
    const scan: Submission = { kind: "old-scan", id, key: code, limits: OLD_SCAN_LIMITS };
    // Synchronous from here on, so that concurrent scans are serialised.
    this.change(() => {
      const admission = admitSubmission(this.sql, scan, this.names.getSender(visitor, day, at));
      const figures = this.days.read(day);
      if (admission?.isNew) {
        addHourly(figures, hour, "oldScans", 1);
        recordScan(this.sql, { oldCode: code }, at);
      }
      const isNoted = admission === null && recordOverLimit(figures, hour, { bound: "property", events: 1 });
      if (admission?.isNew || isNoted) this.days.noteChange(day);
    });
  }

  /**
   * Counts a scan of a place's card and records its time; for an ended card, only the time. Scans beyond a
   * limit are only recorded as such.
   */
  async countScan(card: ScannedCard, { visitor, at, timeZone }: Sending): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    // Synchronous from here on, so that concurrent scans are serialised.
    this.change(() => {
      const { network } = this.names.getName(visitor, day);
      const bound = reserveScan(this.sql, { day, network, at });
      if (bound !== null) {
        if (recordOverLimit(this.days.read(day), hour, { bound, events: 1 })) this.days.noteChange(day);
        return;
      }
      recordScan(this.sql, card, at);
      if (card.placeId) countAtPlace(this.sql, "scans", { day, placeId: card.placeId });
    });
  }

  /** Scans of retired codes in the 30 days up to the local day of `now`. */
  oldScans(now: EpochMs, timeZone: string): number {
    return readOldScans(this.sql, { now, timeZone });
  }

  /** Last scans of places' cards, and the number of scans since a day. */
  cardScans(from: string): CardScans {
    return readCardScans(this.sql, from);
  }

  /** Deletes the last scans of purged places. Idempotent. */
  async forgetPlaces(placeIds: readonly string[]): Promise<void> {
    deleteScannedPlaces(this.sql, placeIds);
  }

  /** Deletes a guest who withdrew consent. Figures stay; they identify nobody. */
  async forgetVisitor(consentedId: string): Promise<void> {
    deleteKnownVisitor(this.sql, hashConsented(consentedId));
  }

  /** Number of guests who saw each announcement, by its id (N5). */
  seenNews(): Record<string, number> {
    return readSeenNews(this.sql);
  }

  /** Deletes guests by visitor ids, and the senders of some forms. Figures stay; they identify nobody. Idempotent. */
  async eraseGuests(erased: {
    readonly visitorIds: readonly string[];
    readonly submissionIds: readonly string[];
  }): Promise<void> {
    this.change(() => {
      for (const id of erased.visitorIds) deleteKnownVisitor(this.sql, hashConsented(id));
      eraseSubmissions(this.sql, erased.submissionIds);
    });
  }

  /**
   * Figures of a period in the property's calendar. Also subscribes the caller's channel to today's figures,
   * for as long as the group has an open screen.
   */
  report(period: Period, asking: ReportClock, watcher: Watcher | null = null): Figures {
    if (watcher) this.todayBroadcaster.watch(watcher);
    return readFigures(this.sql, period, asking);
  }

  /** Totals of a period, for comparing many properties. */
  totals(period: Period, asking: ReportClock): Totals {
    return readTotals(this.sql, period, asking);
  }

  /** Searches of a period in the property's calendar (A9). */
  searches(period: DayRange, { language, termsMax, now, timeZone }: AskedSearches): SearchCounts {
    const { day: today } = toLocalTime(now, timeZone);
    return readSearches(this.sql, { period, today, language, termsMax });
  }

  /** Hides a term from the terms not found for 90 days, or lists it again. Idempotent. */
  dismissTerm(term: string, { isDismissed, now, timeZone }: ReportClock & { isDismissed: boolean }): void {
    this.change(() => dismissTerm(this.sql, term, { day: toLocalTime(now, timeZone).day, isDismissed }));
  }

  /** A page of a table for an export. */
  dump(table: FiguresTable, after: readonly (string | number)[] | null) {
    return dumpFigures(this.sql, table, after);
  }

  /** Stores a page of an import. Idempotent; only for a property without guests here. */
  async load(table: FiguresTable, rows: readonly TransferRow[]): Promise<void> {
    this.change(() => loadFigures(this.sql, table, rows));
    this.days.close();
    // So that what is kept for some days only ends, even if no guest comes here.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
  }

  storedBytes(): number {
    return this.ctx.storage.sql.databaseSize;
  }

  /** Deletes everything, for a purged property. A later call starts with an empty object. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAll();
    this.use.close();
    this.unnamed = new NetworkLimit();
    migrate(this.ctx.storage);
    this.days = new DailyStats(this.sql);
    this.salts.close();
  }

  /** Deletes visitors of past days. */
  override async alarm(): Promise<void> {
    await this.visitorDays.deletePastDays(Date.now());
  }

  /** Runs an act in a transaction; on failure, caches are dropped too. */
  private change<Outcome>(act: () => Outcome): Outcome {
    try {
      return this.ctx.storage.transactionSync(() => {
        const outcome = act();
        this.days.flush();
        return outcome;
      });
    } catch (error) {
      this.days.close();
      this.use.close();
      throw error;
    }
  }
}
