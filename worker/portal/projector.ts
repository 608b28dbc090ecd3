/**
 * Projector: brings KV in line with D1 and R2 for one property: the portal, its QR codes and its former
 * addresses. Exposes `project()`, which runs one projection at a time and merges the calls that wait. It exists
 * so that KV always follows D1, also when a run is killed: the mark in D1 is cleared last.
 */

import { ENDED_CODE_MS } from "#domain/place/place.ts";
import { isPortalOpen } from "#domain/property/portal-licence.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Database, getDatabase } from "../db/client.ts";
import { finishProjection, storeProjectedCode } from "../db/content/projections.ts";
import { markPagesLost } from "../db/content/renderings.ts";
import { freeCodes, selectEndedCodes } from "../db/places/ended-codes.ts";
import { clearProjectedCodes, selectDueCodes, storeProjectedPlaces } from "../db/places/place-codes.ts";
import { storeProjectedAddress } from "../db/property/former-addresses.ts";
import { logEvent } from "../log-event.ts";
import { removePortal, writeMoved, writePortal } from "./portal-store.ts";
import { computeProjection, isGuarded, type Projection } from "./projection.ts";
import { qrKey } from "./qr-store.ts";
import { type AheadKeeper, RunRecord } from "./served-record.ts";

/** Result of a projection. */
export type ProjectionOutcome =
  /** KV matches D1 and R2. */
  | "projected"
  /** R2 lacks the pages. The mark stays, and the pages are rendered from their snapshot with priority. */
  | "pages_missing"
  /** KV matches, except for some place codes, which the next run writes. */
  | "codes_left"
  /** No such property (any more). */
  | "unknown";

/** Place codes written per run: an invocation may make 1,000 subrequests. */
const PLACE_CODES_A_RUN = 400;
/** Ended place codes deleted per run, in addition to the written codes. */
const FREED_CODES_A_RUN = 200;
/** Concurrent writes of codes: few, so that a failing KV is not flooded. */
const PLACE_CODES_AT_ONCE = 20;

/** Result of asking the writer. "deferred": failed for now, retried automatically. */
export type WriterAnswer = ProjectionOutcome | "deferred";

export interface ProjectionRequest {
  /** Writes every key again, even if unchanged. */
  readonly mend?: boolean;
  /** Also deletes place codes that ended long ago, up to `FREED_CODES_A_RUN`. */
  readonly free?: boolean;
}

/** KV allows one write per second and key. */
const PAUSES_MS = [SECOND_MS, 2 * SECOND_MS, 4 * SECOND_MS];
/** Rounds of a run: it starts again if D1 changed meanwhile. Few, because every change requests a run, too. */
const ROUNDS_MAX = 3;

function mergeRequests(one: ProjectionRequest, other: ProjectionRequest): ProjectionRequest {
  return { mend: one.mend || other.mend, free: one.free || other.free };
}

type Bindings = Pick<Env, "DB" | "FILES" | "PORTALS">;

/** Services that the projector needs from its Durable Object. */
export interface ProjectorHost extends AheadKeeper {
  /** Whether KV may hold a guide of the property. */
  mayHaveGuide(): Promise<boolean>;
  /** Stores whether KV may hold a guide, if it is not stored yet. */
  noteGuide(propertyId: string, mayBe: boolean): Promise<void>;
  /** Stores guarded content where guests fetch it (R8), or deletes it if nothing is guarded any more. */
  bringGuarded(projection: Projection): Promise<void>;
}

const NO_HOST: ProjectorHost = {
  mayHaveGuide: async () => true,
  noteGuide: async () => {},
  bringGuarded: async () => {},
  readAhead: async () => [],
  keepAhead: async () => {},
};

/** Whether guests get no guide any more. Without the pages in R2, they keep the one that KV has. */
function hasNoGuide({ portal }: Projection): boolean {
  if (portal.kind === "portal") return portal.guide === null;
  return portal.kind === "none" || !isPortalOpen(portal.licence, Date.now());
}

/**
 * Each property has one projector, in its `PortalWriter`. Nothing else writes the property's KV keys.
 *
 * A run reads D1 after it was requested and ends before the next begins, so an older state never overwrites a
 * newer one. The mark in D1 is cleared last: if the run is killed, the property stays marked, and the next run
 * repeats everything.
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

  /** Waits until no run is in progress, whatever its result. */
  async untilIdle(): Promise<void> {
    while (this.#running) await this.#running.catch(() => undefined);
  }

  /** Projects once. Calls during a run share the next run. */
  project(propertyId: string, request: ProjectionRequest = {}): Promise<ProjectionOutcome> {
    // Checked first: while a next run is planned, no other may start, even if the current one has just ended.
    if (this.#next) {
      this.#next.request = mergeRequests(this.#next.request, request);
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
    if (free) await this.#freePlaceCodes(getDatabase(this.#env, propertyId), propertyId);
    for (let round = 1; ; round += 1) {
      const projection = await computeProjection(this.#env, { id: propertyId }, Date.now());
      if (!projection) return "unknown";
      const codes = projection.codes.filter(({ value, projected }) => mend || value !== projected);
      const moved = projection.moved.filter(({ movedTo, projected }) => mend || movedTo !== projected);
      // Before writing to KV, store the bytes in R2: the record must never name bytes that don't exist.
      const record = await RunRecord.open(this.#env, { keeper: this.#host, projection });
      const asksForGuarded = isGuarded(projection.portal);
      // Store guarded content before the page that refers to it. Delete unused content after the page, not to delay it.
      if (asksForGuarded) await this.#host.bringGuarded(projection);
      const isGuideLeft = mend || (await this.#host.mayHaveGuide());
      await record.serve(() => this.#writeValues(projection, { mend, isGuideLeft }));
      if (!asksForGuarded) await this.#host.bringGuarded(projection);
      const db = getDatabase(this.#env, propertyId);
      await this.#clearProjected(db, { codes, moved });
      // Write codes and former addresses after the portal, so that they never lead to a missing page.
      await Promise.all(
        codes.map(({ code, value }) => this.#insist(() => this.#env.PORTALS.put(qrKey(code), value))),
      );
      await Promise.all(moved.map((address) => this.#leadOn(address, isGuideLeft)));
      if (isGuideLeft && hasNoGuide(projection)) await this.#host.noteGuide(propertyId, false);
      const hasCodesLeft = await this.#writePlaceCodes(db, propertyId);
      const isLost = projection.portal.kind === "lost";
      const { projectionWanted } = projection.facts;
      const [marks] = await db.batch([
        finishProjection(db, propertyId, isLost || hasCodesLeft ? 0 : projectionWanted),
        ...codes.map(({ code, value }) => storeProjectedCode(db, code, value)),
        ...moved.map(({ slug, movedTo }) => storeProjectedAddress(db, slug, movedTo)),
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
   * Forgets the last written values before writing new ones: if the run is killed in between, the keys are
   * written again, even if D1 is back at the old value by then.
   */
  async #clearProjected(db: Database, { codes, moved }: Pick<Projection, "codes" | "moved">): Promise<void> {
    const isKept = ({ projected }: { readonly projected: string | null }) => projected !== null;
    const [first, ...others] = [
      ...codes.filter(isKept).map(({ code }) => storeProjectedCode(db, code, null)),
      ...moved.filter(isKept).map(({ slug }) => storeProjectedAddress(db, slug, null)),
    ];
    if (first) await db.batch([first, ...others]);
  }

  /**
   * Writes place codes whose D1 value differs from the last written one, some hundred per run. If killed in
   * between, some are written twice.
   *
   * @returns whether more may be left.
   */
  async #writePlaceCodes(db: Database, propertyId: string): Promise<boolean> {
    const due = await selectDueCodes(db, propertyId, PLACE_CODES_A_RUN);
    if (due.length === 0) return false;
    const kept = due.filter(({ projected }) => projected !== null);
    // Forget before writing, for the reason given at `#clearProjected`.
    if (kept.length > 0)
      await clearProjectedCodes(
        db,
        kept.map(({ code }) => code),
      );
    await this.#eachCode(due, ({ code, value }) => this.#env.PORTALS.put(qrKey(code), value));
    await storeProjectedPlaces(db, due);
    return due.length === PLACE_CODES_A_RUN;
  }

  /**
   * Deletes place codes that ended long ago, keys before rows: if killed in between, the next run finds the
   * rows, and a card scanned by then is answered from its row.
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

  /**
   * Writes the guide before the portal that leads to it, and removes it after the portal. If killed in between,
   * the mark stays, and the next run writes both.
   */
  async #writeValues(
    projection: Projection,
    { mend, isGuideLeft }: { readonly mend: boolean; readonly isGuideLeft: boolean },
  ): Promise<void> {
    const { facts, portal } = projection;
    const { slug } = facts;
    if (portal.kind === "portal" && portal.guide) {
      const guide = { ...portal, bytes: portal.guide };
      // Note this before writing: if killed in between, a later run still removes the guide.
      await this.#host.noteGuide(facts.id, true);
      await this.#insist(() => writePortal(this.#env.PORTALS, slug, guide, "guide"));
    }
    await this.#writePortal(projection, mend);
    if (isGuideLeft && hasNoGuide(projection)) {
      await this.#insist(() => removePortal(this.#env.PORTALS, slug, "guide"));
    }
  }

  async #writePortal({ facts, portal }: Projection, mend: boolean): Promise<void> {
    const { id, slug, publishedNumber, projectionDone } = facts;
    if (portal.kind === "portal") {
      return this.#insist(() => writePortal(this.#env.PORTALS, slug, portal));
    }
    if (portal.kind === "lost") {
      logEvent("portal_pages_missing", { propertyId: id, number: portal.number });
      // With a valid licence, guests keep the pages that KV has. Without one, the portal is removed below.
      if (isPortalOpen(portal.licence, Date.now())) return;
    }
    // Skip a KV call: the first projection of an unpublished property has removed any earlier value of its slug.
    const wasNeverThere = publishedNumber === null && projectionDone > 0;
    if (mend || !wasNeverThere) await this.#insist(() => removePortal(this.#env.PORTALS, slug));
  }

  /** The guide of a former address is removed: guests are then led on by the portal's key. */
  async #leadOn({ slug, movedTo }: Projection["moved"][number], isGuideLeft: boolean): Promise<void> {
    const { PORTALS } = this.#env;
    await this.#insist(() =>
      movedTo === "" ? removePortal(PORTALS, slug) : writeMoved(PORTALS, slug, movedTo),
    );
    if (isGuideLeft) await this.#insist(() => removePortal(PORTALS, slug, "guide"));
  }

  /** Writes to KV, with retries. */
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
