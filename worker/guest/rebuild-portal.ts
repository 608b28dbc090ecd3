import { waitUntil } from "cloudflare:workers";
import { toNetwork } from "#domain/network.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { forgetProjected, selectPlaceCode } from "../db/places/place-codes.ts";
import { logEvent } from "../log-event.ts";
import { askWriter } from "../portal/ask-writer.ts";
import { evictPortal, rememberPortal } from "../portal/portal-memory.ts";
import { MovedPortalError } from "../portal/portal-store.ts";
import { computeProjection, type Projection } from "../portal/projection.ts";
import { parseQrEntry, type QrEntry } from "../portal/qr-store.ts";
import {
  DamagedPortalError,
  decodePortal,
  NewerPortalError,
  type StoredPortal,
} from "../portal/stored-portal.ts";
import { admitAsk } from "./counting/not-found-rate-limit.ts";
import { PortalUnavailableError } from "./portal-unavailable.ts";
import type { PortalBindings, Visit } from "./portal-visit.ts";

interface AskedCode {
  readonly entry: QrEntry | null;
  readonly until: EpochMs;
}
/** What the database said of a code holds for a minute, as KV may go on knowing nothing of it. */
const askedCodes = new Map<string, AskedCode>();
const CODES_MAX = 1_000;

function networkIn({ headers }: Request): string {
  return toNetwork(headers.get("cf-connecting-ip") ?? "");
}

/** Has the writer put right what KV lost; the guest does not wait for it, and this isolate keeps what it made. */
function mend(env: PortalBindings, { facts }: Projection): void {
  waitUntil(askWriter(env, facts.id, { mend: true }));
}

interface Loss {
  readonly visit: Visit;
  /** What is wrong with the value; null: there is none. */
  readonly damage: DamagedPortalError | null;
}

/**
 * Makes a portal of what D1 and R2 hold, for a guest who found none in KV, or one that can't be read, and has its value
 * written again. Asks once a minute a slug and within the network's limit on misses; this isolate remembers the
 * portal for as long, since KV may go on answering with what it had.
 *
 * Null where nothing is published under the slug, or it was asked for within the minute. Throws `MovedPortalError` for
 * a former address, and `PortalUnavailableError` where something is published that can't be had.
 */
export async function rebuildPortal(
  env: PortalBindings,
  slug: string,
  { visit, damage }: Loss,
): Promise<StoredPortal | null> {
  evictPortal(slug);
  if (!admitAsk({ slug, network: networkIn(visit.request) }, visit.now)) {
    if (damage) throw new PortalUnavailableError(slug, { cause: damage });
    return null;
  }
  const projection = await computeProjection(env, { slug }, visit.now);
  if (!projection) return null;
  const { portal, facts } = projection;
  if (facts.slug !== slug) {
    if (portal.kind === "none") return null;
    mend(env, projection);
    throw new MovedPortalError(facts.slug);
  }
  if (damage instanceof NewerPortalError) return readBeside(slug, { projection, damage, visit });
  if (portal.kind === "lost") {
    // The writer finds the same, and has them rendered from their snapshot.
    mend(env, projection);
    throw new PortalUnavailableError(slug, damage ? { cause: damage } : {});
  }
  if (portal.kind === "none") {
    if (damage) mend(env, projection);
    return null;
  }
  logEvent("portal_rebuilt", {
    propertyId: facts.id,
    number: portal.number,
    reason: damage?.message ?? "Nothing was stored.",
  });
  const stored = decodePortal(portal.bytes.buffer, portal);
  mend(env, projection);
  rememberPortal(slug, stored, visit.now + MINUTE_MS);
  return stored;
}

/**
 * A portal whose value in KV a newer version wrote, as R2 has it, where that can be read; this isolate remembers it for
 * a minute. KV keeps what it has: the newer version's value is the right one, and both would write for ever.
 */
function readBeside(
  slug: string,
  { projection, damage, visit }: Loss & { readonly projection: Projection },
): StoredPortal | null {
  const { portal } = projection;
  if (portal.kind === "none") return null;
  if (portal.kind === "lost") throw new PortalUnavailableError(slug, { cause: damage });
  try {
    const stored = decodePortal(portal.bytes.buffer, portal);
    rememberPortal(slug, stored, visit.now + MINUTE_MS);
    return stored;
  } catch (error) {
    // The publication is the newer version's as well.
    if (error instanceof DamagedPortalError) throw new PortalUnavailableError(slug, { cause: error });
    throw error;
  }
}

/**
 * Where a code leads that KV does not know, or can't tell; null for one that never was. Asks once a minute a code; the
 * caller counts it as a miss of its network.
 */
export async function rebuildQrCode(
  env: PortalBindings,
  code: string,
  now: EpochMs,
): Promise<QrEntry | null> {
  const asked = askedCodes.get(code);
  if (asked && now < asked.until) return asked.entry;
  const projection = await computeProjection(env, { code }, now);
  const found = projection?.codes.find((candidate) => candidate.code === code);
  const entry = found ? parseQrEntry(found.value) : await rebuildPlaceCode(env, code);
  if (askedCodes.size >= CODES_MAX) askedCodes.clear();
  askedCodes.set(code, { entry, until: now + MINUTE_MS });
  if (projection && entry) {
    logEvent("qr_code_rebuilt", { propertyId: projection.facts.id });
    mend(env, projection);
  }
  return entry;
}

/** The same of a place's code. One that was made a moment ago has not come to KV yet, and is no loss. */
async function rebuildPlaceCode(env: PortalBindings, code: string): Promise<QrEntry | null> {
  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectPlaceCode(db, code);
  if (!found) return null;
  await forgetProjected(db, [code]);
  waitUntil(askWriter(env, found.propertyId));
  return parseQrEntry(found.value);
}
