import { DurableObject } from "cloudflare:workers";
import type { TransferRow } from "#domain/account/group-transfer.ts";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import type { Bound } from "#domain/analytics/bounds.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import type { EpochMs } from "#domain/time.ts";
import { localTimeOf } from "#domain/zoned-time.ts";
import { countEvents, type VisitTraits } from "./count-events.ts";
import { countFeedback } from "./count-feedback.ts";
import { addHourly, DailyStats, recordOverLimit } from "./day-figures.ts";
import { DayUse } from "./day-use.ts";
import { GroupCommit } from "./group-commit.ts";
import { forgetKnownVisitor, rememberVisitor } from "./known-visitors.ts";
import { NetworkLimit } from "./network-limit.ts";
import {
  type CardScans,
  countAtPlace,
  forgetScannedPlaces,
  noteScan,
  readCardScans,
  type ScannedCard,
  takeScan,
} from "./place-figures.ts";
import { type Asking, readFigures, readOldScans, readTotals, type Totals } from "./read-figures.ts";
import { Salts } from "./salts.ts";
import { migrate } from "./schema.ts";
import { readSeenNews } from "./seen-news.ts";
import { type Admitted, admitSubmission, eraseSubmissions, type Submission } from "./submissions.ts";
import { TodayBroadcaster, type Watcher } from "./today-broadcaster.ts";
import { dumpFigures, type FiguresTable, loadFigures } from "./transfer.ts";
import { hashConsented, type VisitorTraits } from "./visitor.ts";
import { VisitorDays } from "./visitor-days.ts";
import { VisitorNames } from "./visitor-names.ts";
import { type Vouched, vouchFor } from "./vouch.ts";

/** What one network and one property may add to the count of old scans: no page, and so no id, comes with them. */
const OLD_SCAN_LIMITS: Submission["limits"] = {
  perVisitorHour: 12,
  perNetworkHour: 200,
  perPropertyDay: 2_000,
  heldPerDay: 0,
};

/** Who sent something, and when the server received it; a guest's own clock is never asked. */
interface Sending {
  readonly visitor: VisitorTraits;
  readonly at: EpochMs;
  readonly timeZone: string;
}

export interface EventBatch extends Sending {
  readonly events: readonly GuestEvent[];
  readonly visit: VisitTraits;
  /** The place whose card the visitor says that they scanned; it counts where a card of it ever was. */
  readonly place?: string | null;
}

/**
 * What guests of one property did, a row a day of its own time zone (S12, S214).
 *
 * A visitor is a hash with a salt that lives for one local day: of the id that their page keeps for it, else of what
 * their browser says of itself (D11). Salt and visitors are deleted half an hour after the day is over; nothing that
 * identifies a guest is ever stored, and nothing of one guest for more than two days, save the hashed id of one who
 * has consented.
 */
export class PropertyAnalytics extends DurableObject<Env> {
  private readonly sql: SqlStorage;
  private days: DailyStats;
  private readonly salts: Salts;
  private readonly names: VisitorNames;
  private readonly visitorDays: VisitorDays;
  private readonly use: DayUse;
  private unnamed = new NetworkLimit();
  private readonly teller: TodayBroadcaster;
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
    this.teller = new TodayBroadcaster(this.sql, env, () => this.days);
  }

  /**
   * Counts a batch of one visitor's events. An event id that was counted before is passed over; what goes
   * beyond the bounds of a visitor, a network or the property is noted, and not counted.
   */
  async record({ events, visit, place = null, visitor, at, timeZone }: EventBatch): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    const isCounted = await this.together.run(() => {
      const { isToldApart, ...name } = this.names.nameOf(visitor, day);
      const counted = { events, visit, place, at, day, hour, ...name };
      this.use.open(day, at);
      const isOneTooMany = !isToldApart && !this.unnamed.mayCome(visitor.network, at);
      const closedBy: Bound | null = this.use.closedBy(name.network) ?? (isOneTooMany ? "network" : null);
      const bounds = { closedBy, allowanceOfNetwork: this.use.allowanceOf(name.network, at) };
      const outcome = countEvents(this.sql, this.days.read(day), { counted, bounds });
      if (outcome.events > 0) {
        const visits = this.use.note(name.network, at, outcome);
        const figures = this.days.read(day);
        figures.largest = Math.max(figures.largest, visits);
      }
      if (outcome.isNew && !isToldApart) this.unnamed.note(visitor.network, at);
      if (outcome.isToBeWritten) this.days.noteChange(day);
      return outcome.events > 0;
    });
    if (isCounted) this.teller.tellSoon(this.ctx.id.name, day);
  }

  /**
   * Admits what a visitor sends through a form, and counts it unless it is kept apart. Limits keep a flood from a
   * property.
   *
   * @returns how to store it, the same for a form that is sent twice; null beyond the limits.
   */
  async admit(submission: Submission, { visitor, at, timeZone }: Sending): Promise<Admitted | null> {
    const { day } = await this.visitorDays.open(at, timeZone);
    const { consentedId, feedback, placeId } = submission;
    const known = consentedId ? hashConsented(consentedId) : null;
    // From here on nothing is awaited, so that two presses at once are one after the other.
    return this.change(() => {
      const admission = admitSubmission(this.sql, submission, this.names.senderOf(visitor, day, at));
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

  /** Takes what staff have said of messages that were kept apart: they are real. Safe to repeat. */
  vouch(vouched: Vouched, { now, timeZone }: Asking): void {
    const dayOf = (at: EpochMs) => localTimeOf(at, timeZone).day;
    this.change(() => vouchFor(this.sql, this.days, { vouched, today: dayOf(now), dayOf }));
    this.teller.tellSoon(this.ctx.id.name, dayOf(now));
  }

  /** Counts a scan of a retired code; one guest's further scans of it within minutes are the same one. */
  async countOldScan(code: string, { visitor, at, timeZone }: Sending): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    const id = crypto.randomUUID();
    const scan: Submission = { kind: "old-scan", id, key: code, limits: OLD_SCAN_LIMITS };
    // From here on nothing is awaited, so that two scans at once are one after the other.
    this.change(() => {
      const admission = admitSubmission(this.sql, scan, this.names.senderOf(visitor, day, at));
      const figures = this.days.read(day);
      if (admission?.isNew) {
        addHourly(figures, hour, "oldScans", 1);
        noteScan(this.sql, { oldCode: code }, at);
      }
      const isNoted = admission === null && recordOverLimit(figures, hour, { bound: "property", events: 1 });
      if (admission?.isNew || isNoted) this.days.noteChange(day);
    });
  }

  /**
   * Counts a scan of a place's card, and notes when it was scanned; of a card that has ended and still leads to the
   * portal, it is only noted. What goes beyond the bounds of a network or the property is noted as such.
   */
  async countScan(card: ScannedCard, { visitor, at, timeZone }: Sending): Promise<void> {
    const { day, hour } = await this.visitorDays.open(at, timeZone);
    // From here on nothing is awaited, so that two scans at once are one after the other.
    this.change(() => {
      const { network } = this.names.nameOf(visitor, day);
      const bound = takeScan(this.sql, { day, network, at });
      if (bound !== null) {
        if (recordOverLimit(this.days.read(day), hour, { bound, events: 1 })) this.days.noteChange(day);
        return;
      }
      noteScan(this.sql, card, at);
      if (card.placeId) countAtPlace(this.sql, "scans", { day, placeId: card.placeId });
    });
  }

  /** Scans of retired codes in the 30 days that end with the local day of `now`. */
  oldScans(now: EpochMs, timeZone: string): number {
    return readOldScans(this.sql, { now, timeZone });
  }

  /** When the cards of places were scanned last, and how often from a day on. */
  cardScans(from: string): CardScans {
    return readCardScans(this.sql, from);
  }

  /** Forgets when cards of places were scanned that are deleted for good. Safe to repeat. */
  async forgetPlaces(placeIds: readonly string[]): Promise<void> {
    forgetScannedPlaces(this.sql, placeIds);
  }

  /** Forgets a guest who took their consent back. What was counted stays, and tells of nobody. */
  async forgetVisitor(consentedId: string): Promise<void> {
    forgetKnownVisitor(this.sql, hashConsented(consentedId));
  }

  /** How many guests have seen each announcement, by its id (N5). */
  seenNews(): Record<string, number> {
    return readSeenNews(this.sql);
  }

  /**
   * Forgets guests by the ids of their browsers, and who sent some forms. What was counted stays, and tells of nobody.
   * Safe to repeat.
   */
  async eraseGuests(erased: {
    readonly visitorIds: readonly string[];
    readonly submissionIds: readonly string[];
  }): Promise<void> {
    this.change(() => {
      for (const id of erased.visitorIds) forgetKnownVisitor(this.sql, hashConsented(id));
      eraseSubmissions(this.sql, erased.submissionIds);
    });
  }

  /**
   * The figures of a period of the property's own calendar. The caller's channel is told from then on
   * what guests do today, for as long as anybody of the group has a screen open.
   */
  report(period: Period, asking: Asking, watcher: Watcher | null = null): Figures {
    if (watcher) this.teller.watch(watcher);
    return readFigures(this.sql, period, asking);
  }

  /** The totals of a period, for many properties side by side. */
  totals(period: Period, asking: Asking): Totals {
    return readTotals(this.sql, period, asking);
  }

  /** A page of what another installation is to have of it, as it is stored. */
  dump(table: FiguresTable, after: readonly (string | number)[] | null) {
    return dumpFigures(this.sql, table, after);
  }

  /** Stores a page of what another installation had. Safe to repeat; for a property that no guest has reached here. */
  load(table: FiguresTable, rows: readonly TransferRow[]): void {
    this.change(() => loadFigures(this.sql, table, rows));
    this.days.close();
  }

  storedBytes(): number {
    return this.ctx.storage.sql.databaseSize;
  }

  /** Forgets everything, for a property that is deleted. The object starts empty if it is called again. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAll();
    this.use.close();
    this.unnamed = new NetworkLimit();
    migrate(this.ctx.storage);
    this.days = new DailyStats(this.sql);
    this.salts.close();
  }

  /** Deletes what is known of the visitors of days that are over. */
  override async alarm(): Promise<void> {
    await this.visitorDays.forgetOver(Date.now());
  }

  /** Reads and writes as one step; what is in memory is forgotten with what could not be written. */
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
