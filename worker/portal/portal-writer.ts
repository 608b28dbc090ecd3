import { DurableObject } from "cloudflare:workers";
import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { type ProjectionRequest, Projector, type WriterAnswer } from "./projector.ts";

const RETRY_MS = 30 * SECOND_MS;
const RETRY_MS_MAX = HOUR_MS;
/** Sooner at first: a planned publication is in time for a minute. */
const PUBLISH_RETRY_MS = 10 * SECOND_MS;
const PUBLISH_RETRY_MS_MAX = 5 * MINUTE_MS;
/** More wake-up calls than anybody plans; the cron asks for the later ones again. */
const WAKES_MAX = 100;

/** What the one alarm of an object is set for: the earliest of all these. */
interface Due {
  /** When something that is planned may be due, ascending; D1 knows what. */
  readonly wakes: readonly EpochMs[];
  /** When to project once more, and how long was waited for it. */
  readonly retry: { readonly at: EpochMs; readonly waitedMs: number } | null;
  /** How often in a row publishing what is due has broken off. */
  readonly failures: number;
}

const NOTHING: Due = { wakes: [], retry: null, failures: 0 };

/**
 * The only writer of a property's values in KV, and what publishes at a planned moment; one object a property, under
 * its id. D1 knows what is planned: all that is kept here is when to wake, and whom to project once more where KV or D1
 * could not be reached. The cron does the same for what is left.
 */
export abstract class PortalWriter extends DurableObject<Env> {
  readonly #projector = new Projector(this.env);
  /** One change of what is due at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * Publishes what is planned of a property until now. Tells when the next one is due; null: nothing is planned.
   * Throws where D1 or R2 can't be reached.
   */
  protected abstract publishDue(propertyId: string): Promise<EpochMs | null>;

  async project(propertyId: string, request?: ProjectionRequest): Promise<WriterAnswer> {
    try {
      return await this.#projector.project(propertyId, request);
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      await this.#change(propertyId, (due) => ({
        ...due,
        retry: { at: Date.now() + RETRY_MS, waitedMs: RETRY_MS },
      }));
      return "deferred";
    }
  }

  /** Wakes at a moment, besides those it is to wake at already, and publishes what is planned by then. */
  async wakeAt(propertyId: string, at: EpochMs): Promise<void> {
    await this.#change(propertyId, (due) => ({ ...due, wakes: withWake(due.wakes, at) }));
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const propertyId = await this.ctx.storage.get<string>("propertyId");
    if (!propertyId) return;
    const due = await this.#read();
    if (due.wakes.some((at) => at <= now)) {
      const { next, failures } = await this.#publish(propertyId, due.failures);
      // What was asked for meanwhile stays; what had passed by the beginning is done.
      await this.#change(propertyId, ({ wakes, retry }) => {
        const left = wakes.filter((at) => at > now);
        return { wakes: next === null ? left : withWake(left, next), retry, failures };
      });
    }
    // An alarm of the version before has no moment of its own.
    const isRetry = due.retry === null ? due.wakes.length === 0 : due.retry.at <= now;
    if (isRetry) await this.#projectAgain(propertyId, due);
    await this.#change(propertyId, (left) => left);
  }

  /** Publishes, and says when to wake next; null: for nothing. */
  async #publish(propertyId: string, before: number) {
    try {
      return { next: await this.publishDue(propertyId), failures: 0 };
    } catch (error) {
      logEvent("plan_deferred", { propertyId, error });
      const waitMs = Math.min(PUBLISH_RETRY_MS_MAX, PUBLISH_RETRY_MS * 2 ** before);
      return { next: Date.now() + waitMs, failures: before + 1 };
    }
  }

  async #projectAgain(propertyId: string, { retry }: Due): Promise<void> {
    try {
      await this.#projector.project(propertyId);
      await this.#change(propertyId, (due) => ({ ...due, retry: null }));
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      const waitedMs = Math.min(RETRY_MS_MAX, 2 * (retry?.waitedMs ?? RETRY_MS));
      await this.#change(propertyId, (due) => ({ ...due, retry: { at: Date.now() + waitedMs, waitedMs } }));
    }
  }

  async #read(): Promise<Due> {
    return (await this.ctx.storage.get<Due>("due")) ?? NOTHING;
  }

  /** Changes what is due, and sets the alarm by it. Nothing is kept of an object that waits for nothing. */
  #change(propertyId: string, change: (due: Due) => Due): Promise<void> {
    const { storage } = this.ctx;
    const turn = this.#turn.then(async () => {
      const due = change(await this.#read());
      const next = Math.min(...due.wakes, due.retry?.at ?? Number.POSITIVE_INFINITY);
      if (next === Number.POSITIVE_INFINITY) {
        await storage.deleteAlarm();
        await storage.deleteAll();
        return;
      }
      await storage.put("propertyId", propertyId);
      await storage.put("due", due);
      await storage.setAlarm(next);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

function withWake(wakes: readonly EpochMs[], at: EpochMs): readonly EpochMs[] {
  return [...new Set([...wakes, at])].toSorted((one, other) => one - other).slice(0, WAKES_MAX);
}
