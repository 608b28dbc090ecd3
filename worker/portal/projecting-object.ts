/**
 * Base of the portal writer, one Durable Object per property: the only writer of the property's KV values, and
 * the executor of its timed tasks. Exposes `project` and `wakeAt`. One object, so that writes to KV are
 * serialised and timed tasks have an alarm.
 */

import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { getDatabase } from "../db/client.ts";
import { selectIsMarkedForProjection } from "../db/content/projections.ts";
import { LocatedObject } from "../located-object.ts";
import { logEvent } from "../log-event.ts";
import { isGuarded, type Projection } from "./projection.ts";
import { type ProjectionRequest, Projector, type WriterAnswer } from "./projector.ts";
import type { ServedAhead } from "./served-record.ts";

const RETRY_MS = 30 * SECOND_MS;
const RETRY_MS_MAX = HOUR_MS;
/** First delay before retrying due tasks: short, because tasks are due to the minute. */
const DUE_RETRY_MS = 10 * SECOND_MS;
const DUE_RETRY_MS_MAX = 5 * MINUTE_MS;
/** Maximum number of stored wake-ups. Normal use needs fewer, and the cron sets dropped ones again. */
const WAKES_MAX = 100;

/** The object's stored state. Its one alarm is set to the earliest moment in it. */
interface Kept {
  /** When a task may be due, ascending; the tasks are in D1. */
  readonly wakes: readonly EpochMs[];
  /** When to project again, and the delay before it (backoff). */
  readonly retry: { readonly at: EpochMs; readonly waitedMs: number } | null;
  /** Consecutive failed runs of due tasks. */
  readonly failures: number;
  /** Whether the desk may hold guarded content; absent: it never did. */
  readonly mayBeGuarded?: boolean;
  /** Whether KV may hold a guide; absent: it never did. */
  readonly mayHaveGuide?: boolean;
  /** Lines of the served record that D1 may not have yet. */
  readonly ahead?: readonly ServedAhead[];
}

const NOTHING: Kept = { wakes: [], retry: null, failures: 0 };

/**
 * Performs a property's tasks that are due at `now`. Idempotent: skips what is done or not yet due. @returns
 * when to call it again; `null`: nothing of its kind is planned. Throws if D1 or R2 can't be reached.
 */
export type DueHandler = (env: Env, propertyId: string, now: EpochMs) => Promise<EpochMs | null>;

/**
 * Named by the property's id. What is due is in D1; the object stores only when to wake, and a retry if KV or
 * D1 could not be reached. The cron repeats whatever is left undone.
 */
export abstract class ProjectingObject extends LocatedObject {
  readonly #projector = new Projector(this.env, undefined, {
    mayHaveGuide: async () => (await this.#read()).mayHaveGuide ?? false,
    noteGuide: (propertyId, mayBe) => this.#noteGuide(propertyId, mayBe),
    bringGuarded: (projection) => this.#bringGuarded(projection),
    readAhead: async () => (await this.#read()).ahead ?? [],
    keepAhead: (propertyId, ahead) => this.#change(propertyId, (kept) => ({ ...kept, ahead })),
  });
  /** Serialises changes of the stored state. */
  #turn: Promise<unknown> = Promise.resolve();

  /** All kinds of timed tasks of a property. */
  protected abstract readonly dueHandlers: readonly DueHandler[];

  /** Replaces all guarded content of a property; the deployed subclass implements it. Idempotent. */
  protected async layGuarded(_projection: Projection): Promise<void> {}

  /** Liveness for `/healthz`. */
  isHere(): boolean {
    return true;
  }

  async project(propertyId: string, request?: ProjectionRequest): Promise<WriterAnswer> {
    try {
      const outcome = await this.#projector.project(propertyId, request);
      if (outcome === "codes_left") await this.#change(propertyId, retrySoon);
      return outcome;
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      await this.#change(propertyId, (kept) => ({
        ...kept,
        retry: { at: Date.now() + RETRY_MS, waitedMs: RETRY_MS },
      }));
      return "deferred";
    }
  }

  /** See `ProjectorHost`. Skipped for a property that never had guarded content. */
  async #bringGuarded(projection: Projection): Promise<void> {
    const { facts, portal } = projection;
    // Guests keep the guarded content that they have.
    if (portal.kind === "lost") return;
    const { mayBeGuarded = false } = await this.#read();
    const note = (left: boolean) => this.#change(facts.id, (kept) => ({ ...kept, mayBeGuarded: left }));
    if (isGuarded(portal)) {
      // Note this before storing content: if the object is killed in between, a later run still deletes the content.
      if (!mayBeGuarded) await note(true);
      await this.layGuarded(projection);
    } else if (mayBeGuarded) {
      await this.layGuarded(projection);
      await note(false);
    }
  }

  async #noteGuide(propertyId: string, mayHaveGuide: boolean): Promise<void> {
    const { mayHaveGuide: known = false } = await this.#read();
    if (known !== mayHaveGuide) await this.#change(propertyId, (kept) => ({ ...kept, mayHaveGuide }));
  }

  /** Adds a wake-up time to the stored ones; the alarm then performs what is due. */
  async wakeAt(propertyId: string, at: EpochMs): Promise<void> {
    await this.#change(propertyId, (kept) => ({ ...kept, wakes: addWake(kept.wakes, at) }));
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const propertyId = await this.ctx.storage.get<string>("propertyId");
    if (!propertyId) return;
    const due = await this.#read();
    if (due.wakes.some((at) => at <= now)) {
      const { next, failures } = await this.#doDue(propertyId, now, due.failures);
      // Wake-ups requested during the run stay; those before its start are done.
      await this.#change(propertyId, (kept) => {
        const left = kept.wakes.filter((at) => at > now);
        return { ...kept, wakes: next === null ? left : addWake(left, next), failures };
      });
    }
    // An alarm without a retry or a wake-up was set by the previous version.
    const isRetry = due.retry === null ? due.wakes.length === 0 : due.retry.at <= now;
    if (isRetry || (await this.#isMarked(propertyId))) await this.#projectAgain(propertyId, due);
    await this.#change(propertyId, (left) => left);
  }

  /**
   * Performs all due tasks in parallel; a failing one does not block the others. @returns when to wake next
   * (`null`: never) and the number of consecutive failures.
   */
  async #doDue(propertyId: string, now: EpochMs, before: number) {
    const ends = await Promise.allSettled(
      this.dueHandlers.map(async (handle) => handle(this.env, propertyId, now)),
    );
    const failed = ends.filter((end) => end.status === "rejected");
    for (const { reason } of failed) logEvent("due_deferred", { propertyId, error: reason });
    const waitMs = Math.min(DUE_RETRY_MS_MAX, DUE_RETRY_MS * 2 ** before);
    const nexts = [
      ...ends.flatMap((end) => (end.status === "fulfilled" ? (end.value ?? []) : [])),
      ...(failed.length > 0 ? [Date.now() + waitMs] : []),
    ];
    return {
      next: nexts.length === 0 ? null : Math.min(...nexts),
      failures: failed.length > 0 ? before + 1 : 0,
    };
  }

  /**
   * Whether D1 has changes that KV lacks, because the request was killed between its write and the projection.
   * Checked at every alarm, whatever it was set for. If D1 is unreachable, the cron checks.
   */
  async #isMarked(propertyId: string): Promise<boolean> {
    await this.#projector.untilIdle();
    try {
      const marked = await selectIsMarkedForProjection(getDatabase(this.env, propertyId), propertyId);
      return marked.length > 0;
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      return false;
    }
  }

  async #projectAgain(propertyId: string, { retry }: Kept): Promise<void> {
    try {
      const outcome = await this.#projector.project(propertyId);
      const isDone = outcome !== "codes_left";
      await this.#change(propertyId, (kept) => (isDone ? { ...kept, retry: null } : retrySoon(kept)));
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      const waitedMs = Math.min(RETRY_MS_MAX, 2 * (retry?.waitedMs ?? RETRY_MS));
      await this.#change(propertyId, (kept) => ({ ...kept, retry: { at: Date.now() + waitedMs, waitedMs } }));
    }
  }

  async #read(): Promise<Kept> {
    return (await this.ctx.storage.get<Kept>("due")) ?? NOTHING;
  }

  /** Changes the stored state and sets the alarm to match. Deletes all storage once the state is empty. */
  #change(propertyId: string, change: (kept: Kept) => Kept): Promise<void> {
    const { storage } = this.ctx;
    const turn = this.#turn.then(async () => {
      const kept = change(await this.#read());
      const next = Math.min(...kept.wakes, kept.retry?.at ?? Number.POSITIVE_INFINITY);
      const isWaiting = next !== Number.POSITIVE_INFINITY;
      if (!isWaiting) await storage.deleteAlarm();
      const isHeld = kept.mayBeGuarded || kept.mayHaveGuide || kept.ahead?.length;
      if (!isWaiting && !isHeld) return storage.deleteAll();
      // State before alarm: if the object dies in between, a later run sets the alarm or deletes the state.
      await storage.put("due", kept);
      await storage.put("propertyId", propertyId);
      if (isWaiting) await storage.setAlarm(next);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** Projects again at once, in a new invocation. */
function retrySoon(kept: Kept): Kept {
  return { ...kept, retry: { at: Date.now(), waitedMs: RETRY_MS } };
}

function addWake(wakes: readonly EpochMs[], at: EpochMs): readonly EpochMs[] {
  return [...new Set([...wakes, at])].toSorted((one, other) => one - other).slice(0, WAKES_MAX);
}
