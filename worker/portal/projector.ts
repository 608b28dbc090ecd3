import { ENDED_CODE_MS } from "#domain/place/place.ts";
import { isPortalOpen } from "#domain/property/portal-licence.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Database, databaseOf } from "../db/client.ts";
import { finishProjection, keepProjectedCode } from "../db/content/projections.ts";
import { markPagesLost } from "../db/content/renderings.ts";
import { freeCodes, selectEndedCodes } from "../db/places/ended-codes.ts";
import { forgetProjected, keepProjectedPlaces, selectDueCodes } from "../db/places/place-codes.ts";
import { keepProjectedAddress } from "../db/property/former-addresses.ts";
import { logEvent } from "../log-event.ts";
import { removePortal, writeMoved, writePortal } from "./portal-store.ts";
import { isGuarded, type Projection, projectionOf } from "./projection.ts";
import { qrKey } from "./qr-store.ts";
import { type AheadKeeper, RunRecord } from "./served-record.ts";

/** What became of a projection. */
export type ProjectionOutcome =
  /** KV holds what D1 and R2 say. */
  | "projected"
  /** R2 lacks the pages; the mark stays, and they are rendered from their snapshot before all others. */
  | "pages_missing"
  /** KV holds what D1 and R2 say, but for some codes of places: another run writes more of them. */
  | "codes_left"
  /** There is no such property any more. */
  | "unknown";

/** Codes of places that one run writes: an invocation may ask the platform for a thousand things. */
const PLACE_CODES_A_RUN = 400;
/** Codes that one run frees besides. */
const FREED_CODES_A_RUN = 200;
/** So few that KV is left alone where it refuses. */
const PLACE_CODES_AT_ONCE = 20;

/** What became of it; "deferred": it could not be done now, and is tried again without anybody asking. */
export type WriterAnswer = ProjectionOutcome | "deferred";

export interface ProjectionRequest {
  /** Writes every key again, also one that was given its value before. */
  readonly mend?: boolean;
  /** Deletes codes of places that have ended long ago, some hundred of them. */
  readonly free?: boolean;
}

/** KV takes one write a second of a key. */
const PAUSES_MS = [SECOND_MS, 2 * SECOND_MS, 4 * SECOND_MS];
/** How often a run begins again because D1 has moved meanwhile; who moved it asks for a run as well. */
const ROUNDS_MAX = 3;

function bothOf(one: ProjectionRequest, other: ProjectionRequest): ProjectionRequest {
  return { mend: one.mend || other.mend, free: one.free || other.free };
}

type Bindings = Pick<Env, "DB" | "FILES" | "PORTALS">;

/** What a projector has of the object that it works in. */
export interface ProjectorHost extends AheadKeeper {
  /** Brings what is guarded to where guests ask for it (R8), and clears that where nothing is any more. */
  bringGuarded(projection: Projection): Promise<void>;
}

const NO_HOST: ProjectorHost = {
  bringGuarded: async () => {},
  readAhead: async () => [],
  keepAhead: async () => {},
};

/**
 * Brings KV to what D1 and R2 say of one property. One of these at a time exists for a property: it is what its
 * `PortalWriter` does, and nobody else writes these keys.
 *
 * A run reads D1 after it was asked for, and ends before the next begins, so that an older state never overwrites a
 * newer one. The mark in D1 goes last: killed anywhere, the property stays marked, and the next run does it all again.
 */
export class Projector {
  readonly #env: Bindings;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #host: ProjectorHost;
  #running: Promise<ProjectionOutcome> | null = null;
  #next: { outcome: Promise<ProjectionOutcome>; request: ProjectionRequest } | null = null;

  constructor(env: Bindings, pause = (ms: number): Promise<unknown> => scheduler.wait(ms), host = NO_HOST) {
    this.#env = env;
    this.#pause = pause;
    this.#host = host;
  }

  /** Waits until no run is under way, however it ends. */
  async untilIdle(): Promise<void> {
    while (this.#running) await this.#running.catch(() => undefined);
  }

  /** Projects once. Calls that come while a run is under way share the one after it. */
  project(propertyId: string, request: ProjectionRequest = {}): Promise<ProjectionOutcome> {
    // First: while the next run is set down, none other may begin, even if the one before it has just ended.
    if (this.#next) {
      this.#next.request = bothOf(this.#next.request, request);
      return this.#next.outcome;
    }
    if (!this.#running) return this.#start(propertyId, request);
    const follow = () => this.#start(propertyId, this.#takeNext());
    this.#next = { outcome: this.#running.then(follow, follow), request };
    return this.#next.outcome;
  }

  #takeNext(): ProjectionRequest {
    const request = this.#next?.request ?? {};
    this.#next = null;
    return request;
  }

  #start(propertyId: string, request: ProjectionRequest): Promise<ProjectionOutcome> {
    const run = this.#run(propertyId, request).finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }

  async #run(
    propertyId: string,
    { mend = false, free = false }: ProjectionRequest,
  ): Promise<ProjectionOutcome> {
    if (free) await this.#freePlaceCodes(databaseOf(this.#env, propertyId), propertyId);
    for (let round = 1; ; round += 1) {
      const projection = await projectionOf(this.#env, { id: propertyId }, Date.now());
      if (!projection) return "unknown";
      const codes = projection.codes.filter(({ value, projected }) => mend || value !== projected);
      const moved = projection.moved.filter(({ movedTo, projected }) => mend || movedTo !== projected);
      // Before it is served: the record names bytes that are there.
      const record = await RunRecord.open(this.#env, { keeper: this.#host, projection });
      const asksForGuarded = isGuarded(projection.portal);
      // Before the page that asks for it; what nobody asks for any more keeps no page from its guests.
      if (asksForGuarded) await this.#host.bringGuarded(projection);
      await record.serve(() => this.#writePortal(projection, mend));
      if (!asksForGuarded) await this.#host.bringGuarded(projection);
      const db = databaseOf(this.#env, propertyId);
      await this.#forget(db, { codes, moved });
      // Only then what leads there: at no moment does an address that worked lead to nothing.
      await Promise.all(
        codes.map(({ code, value }) => this.#insist(() => this.#env.PORTALS.put(qrKey(code), value))),
      );
      await Promise.all(moved.map((address) => this.#leadOn(address)));
      const hasCodesLeft = await this.#writePlaceCodes(db, propertyId);
      const isLost = projection.portal.kind === "lost";
      const { projectionWanted } = projection.facts;
      const [marks] = await db.batch([
        finishProjection(db, propertyId, isLost || hasCodesLeft ? 0 : projectionWanted),
        ...codes.map(({ code, value }) => keepProjectedCode(db, code, value)),
        ...moved.map(({ slug, movedTo }) => keepProjectedAddress(db, slug, movedTo)),
        ...(isLost ? [markPagesLost(db, propertyId)] : []),
        ...record.rows(db),
      ]);
      await record.end();
      const hasMoved = (marks[0]?.wanted ?? 0) > projectionWanted;
      if (hasCodesLeft) return "codes_left";
      if (!hasMoved || round === ROUNDS_MAX) return isLost ? "pages_missing" : "projected";
    }
  }

  /**
   * Forgets what keys were given last, before they are given something else: killed in between, they are written once
   * more, also where D1 says by then what it said before.
   */
  async #forget(db: Database, { codes, moved }: Pick<Projection, "codes" | "moved">): Promise<void> {
    const isKept = ({ projected }: { readonly projected: string | null }) => projected !== null;
    const [first, ...others] = [
      ...codes.filter(isKept).map(({ code }) => keepProjectedCode(db, code, null)),
      ...moved.filter(isKept).map(({ slug }) => keepProjectedAddress(db, slug, null)),
    ];
    if (first) await db.batch([first, ...others]);
  }

  /**
   * Writes codes of places that D1 has other values of than KV was given, the first some hundred of them. Killed in
   * between, some are written once more.
   *
   * @returns whether there may be others.
   */
  async #writePlaceCodes(db: Database, propertyId: string): Promise<boolean> {
    const due = await selectDueCodes(db, propertyId, PLACE_CODES_A_RUN);
    if (due.length === 0) return false;
    const kept = due.filter(({ projected }) => projected !== null);
    // As `#forget` says.
    if (kept.length > 0)
      await forgetProjected(
        db,
        kept.map(({ code }) => code),
      );
    await this.#eachCode(due, ({ code, value }) => this.#env.PORTALS.put(qrKey(code), value));
    await keepProjectedPlaces(db, due);
    return due.length === PLACE_CODES_A_RUN;
  }

  /**
   * Deletes codes of places that have ended long ago, their keys first: killed in between, the next run finds their
   * rows, and a card that is scanned meanwhile is told what they say.
   */
  async #freePlaceCodes(db: Database, propertyId: string): Promise<void> {
    const before = Date.now() - ENDED_CODE_MS;
    const ended = await selectEndedCodes(db, propertyId, before, FREED_CODES_A_RUN);
    if (ended.length === 0) return;
    await this.#eachCode(ended, ({ code }) => this.#env.PORTALS.delete(qrKey(code)));
    await db.batch(freeCodes(db, { propertyId, codes: ended.map(({ code }) => code), before }));
  }

  async #eachCode<Code>(codes: readonly Code[], write: (code: Code) => Promise<void>): Promise<void> {
    for (let at = 0; at < codes.length; at += PLACE_CODES_AT_ONCE) {
      const some = codes.slice(at, at + PLACE_CODES_AT_ONCE);
      await Promise.all(some.map((code) => this.#insist(() => write(code))));
    }
  }

  async #writePortal({ facts, portal }: Projection, mend: boolean): Promise<void> {
    const { id, slug, publishedNumber, projectionDone } = facts;
    if (portal.kind === "portal") {
      return this.#insist(() => writePortal(this.#env.PORTALS, slug, portal));
    }
    if (portal.kind === "lost") {
      logEvent("portal_pages_missing", { propertyId: id, number: portal.number });
      // What guests have stays, but not for longer than the licence allows.
      if (isPortalOpen(portal.licence, Date.now())) return;
    }
    // The first projection of a property has seen to whatever lay under its slug.
    const wasNeverThere = publishedNumber === null && projectionDone > 0;
    if (mend || !wasNeverThere) await this.#insist(() => removePortal(this.#env.PORTALS, slug));
  }

  async #leadOn({ slug, movedTo }: Projection["moved"][number]): Promise<void> {
    const { PORTALS } = this.#env;
    await this.#insist(() =>
      movedTo === "" ? removePortal(PORTALS, slug) : writeMoved(PORTALS, slug, movedTo),
    );
  }

  /** Writes to KV, and again after a while where KV refuses. */
  async #insist(write: () => Promise<void>): Promise<void> {
    for (const pause of PAUSES_MS) {
      try {
        return await write();
      } catch (error) {
        logEvent("store_refused", { error });
        await this.#pause(pause * (1 + Math.random() / 4));
      }
    }
    return write();
  }
}
