import { DurableObject } from "cloudflare:workers";
import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { databaseOf } from "../db/client.ts";
import { selectIsMarked } from "../db/content/projections.ts";
import { logEvent } from "../log-event.ts";
import { isGuarded, type Projection } from "./projection.ts";
import { type ProjectionRequest, Projector, type WriterAnswer } from "./projector.ts";
import type { ServedAhead } from "./served-record.ts";

const RETRY_MS = 30 * SECOND_MS;
const RETRY_MS_MAX = HOUR_MS;
/** Sooner at first: what is due is in time for a minute. */
const DUE_RETRY_MS = 10 * SECOND_MS;
const DUE_RETRY_MS_MAX = 5 * MINUTE_MS;
/** More wake-up calls than anybody asks for; the cron asks for the later ones again. */
const WAKES_MAX = 100;

/** What an object keeps. Its one alarm is set for the earliest of all moments in it. */
interface Kept {
  /** When something may be due, ascending; D1 knows what. */
  readonly wakes: readonly EpochMs[];
  /** When to project once more, and how long was waited for it. */
  readonly retry: { readonly at: EpochMs; readonly waitedMs: number } | null;
  /** How often in a row something that was due has broken off. */
  readonly failures: number;
  /** Whether something guarded may lie at the property's desk; absent where it never did. */
  readonly mayBeGuarded?: boolean;
  /** Of the record of what guests got: what it may not have yet. */
  readonly ahead?: readonly ServedAhead[];
}

const NOTHING: Kept = { wakes: [], retry: null, failures: 0 };

/**
 * Does what a property is due for until a moment, any number of times: what is done, and what is due later, it leaves.
 * Tells when it is to be called again; null: nothing of its kind is ahead. Throws where D1 or R2 can't be reached.
 */
export type DueHandler = (env: Env, propertyId: string, now: EpochMs) => Promise<EpochMs | null>;

/**
 * The only writer of a property's values in KV, and what acts at a moment; one object a property, under its id. D1
 * knows what is due: all that is kept here is when to wake, and whom to project once more where KV or D1 could not be
 * reached. The cron does the same for what is left.
 */
export abstract class ProjectingObject extends DurableObject<Env> {
  readonly #projector = new Projector(this.env, undefined, {
    bringGuarded: (projection) => this.#bringGuarded(projection),
    readAhead: async () => (await this.#read()).ahead ?? [],
    keepAhead: (propertyId, ahead) => this.#change(propertyId, (kept) => ({ ...kept, ahead })),
  });
  /** One change of what is kept at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  /** All that a property may be due for. */
  protected abstract readonly dueHandlers: readonly DueHandler[];

  /** Replaces all that is guarded of a property; the writer as it is deployed knows how. Safe to repeat. */
  protected async layGuarded(_projection: Projection): Promise<void> {}

  /** Whether it answers, for `/healthz`. */
  isHere(): boolean {
    return true;
  }

  async project(propertyId: string, request?: ProjectionRequest): Promise<WriterAnswer> {
    try {
      const outcome = await this.#projector.project(propertyId, request);
      if (outcome === "codes_left") await this.#change(propertyId, goOn);
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

  /** As `ProjectorHost` has it. A desk that never had anything of the kind is not asked. */
  async #bringGuarded(projection: Projection): Promise<void> {
    const { facts, portal } = projection;
    // Guests keep what they have.
    if (portal.kind === "lost") return;
    const { mayBeGuarded = false } = await this.#read();
    const note = (left: boolean) => this.#change(facts.id, (kept) => ({ ...kept, mayBeGuarded: left }));
    if (isGuarded(portal)) {
      // Ahead of it: killed in between, a later run clears what may be there.
      if (!mayBeGuarded) await note(true);
      await this.layGuarded(projection);
    } else if (mayBeGuarded) {
      await this.layGuarded(projection);
      await note(false);
    }
  }

  /** Wakes at a moment, besides those it is to wake at already, and does what is due by then. */
  async wakeAt(propertyId: string, at: EpochMs): Promise<void> {
    await this.#change(propertyId, (kept) => ({ ...kept, wakes: withWake(kept.wakes, at) }));
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const propertyId = await this.ctx.storage.get<string>("propertyId");
    if (!propertyId) return;
    const due = await this.#read();
    if (due.wakes.some((at) => at <= now)) {
      const { next, failures } = await this.#doDue(propertyId, now, due.failures);
      // What was asked for meanwhile stays; what had passed by the beginning is done.
      await this.#change(propertyId, (kept) => {
        const left = kept.wakes.filter((at) => at > now);
        return { ...kept, wakes: next === null ? left : withWake(left, next), failures };
      });
    }
    // An alarm of the version before has no moment of its own.
    const isRetry = due.retry === null ? due.wakes.length === 0 : due.retry.at <= now;
    if (isRetry || (await this.#isMarked(propertyId))) await this.#projectAgain(propertyId, due);
    await this.#change(propertyId, (left) => left);
  }

  /**
   * Does all that is due, side by side: one that fails keeps no other from it. Says when to wake next, null: for
   * nothing, and how often in a row one has failed.
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
   * Whether D1 has more than KV shows: the request that stored it was killed ahead of the projection. What it woke for
   * does not matter. Where D1 is away, the cron looks.
   */
  async #isMarked(propertyId: string): Promise<boolean> {
    await this.#projector.untilIdle();
    try {
      const marked = await selectIsMarked(databaseOf(this.env, propertyId), propertyId);
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
      await this.#change(propertyId, (kept) => (isDone ? { ...kept, retry: null } : goOn(kept)));
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      const waitedMs = Math.min(RETRY_MS_MAX, 2 * (retry?.waitedMs ?? RETRY_MS));
      await this.#change(propertyId, (kept) => ({ ...kept, retry: { at: Date.now() + waitedMs, waitedMs } }));
    }
  }

  async #read(): Promise<Kept> {
    return (await this.ctx.storage.get<Kept>("due")) ?? NOTHING;
  }

  /** Changes what is kept, and sets the alarm by it. Nothing is kept of an object that has nothing to remember. */
  #change(propertyId: string, change: (kept: Kept) => Kept): Promise<void> {
    const { storage } = this.ctx;
    const turn = this.#turn.then(async () => {
      const kept = change(await this.#read());
      const next = Math.min(...kept.wakes, kept.retry?.at ?? Number.POSITIVE_INFINITY);
      const isWaiting = next !== Number.POSITIVE_INFINITY;
      if (!isWaiting) await storage.deleteAlarm();
      if (!isWaiting && !kept.mayBeGuarded && !kept.ahead?.length) return storage.deleteAll();
      // In this order: an object that dies in between is left with what a later run forgets.
      await storage.put("due", kept);
      await storage.put("propertyId", propertyId);
      if (isWaiting) await storage.setAlarm(next);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** Projects once more at once, in an invocation of its own. */
function goOn(kept: Kept): Kept {
  return { ...kept, retry: { at: Date.now(), waitedMs: RETRY_MS } };
}

function withWake(wakes: readonly EpochMs[], at: EpochMs): readonly EpochMs[] {
  return [...new Set([...wakes, at])].toSorted((one, other) => one - other).slice(0, WAKES_MAX);
}
