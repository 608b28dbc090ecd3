/**
 * Fallback if KV lost a portal or a code, or has an unreadable value. Exposes `rebuildPortal` and
 * `rebuildQrCode`, which compute the value from D1 and R2 and have the writer repair KV. Rate-limited, because
 * unknown addresses reach it too.
 */

import { waitUntil } from "cloudflare:workers";
import { toNetwork } from "#domain/network.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { clearProjectedCodes, selectPlaceCode } from "../db/places/place-codes.ts";
import { logEvent } from "../log-event.ts";
import { askWriter } from "../portal/ask-writer.ts";
import { evictPortal, rememberPortal } from "../portal/portal-memory.ts";
import { MovedPortalError, type PortalPart, portalKey } from "../portal/portal-store.ts";
import { computeProjection, type ProjectedPortal, type Projection } from "../portal/projection.ts";
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
/** Database results for codes, cached for a minute, in which KV may still lack the code. */
const askedCodes = new Map<string, AskedCode>();
const CODES_MAX = 1_000;

function getNetwork({ headers }: Request): string {
  return toNetwork(headers.get("cf-connecting-ip") ?? "");
}

/** Has the writer repair KV after the response (`waitUntil`). */
function requestMend(env: PortalBindings, { facts }: Projection): void {
  waitUntil(askWriter(env, facts.id, { mend: true }));
}

interface PortalLoss {
  readonly visit: Visit;
  readonly part: PortalPart;
  /** The error in KV's value; `null`: no value. */
  readonly damage: DamagedPortalError | null;
}

/**
 * Computes a part of a portal from D1 and R2 if KV has none or an unreadable one, and has KV repaired. At most
 * once a minute per key and within the network's limit of misses; cached in this isolate for as long, because
 * KV may still return its old answer.
 *
 * `null`: nothing published, no guide, or already asked within the minute. Throws `MovedPortalError` for a former
 * address, and `PortalUnavailableError` if a published portal can't be loaded.
 */
export async function rebuildPortal(
  env: PortalBindings,
  slug: string,
  { visit, part, damage }: PortalLoss,
): Promise<StoredPortal | null> {
  evictPortal(slug);
  if (!admitAsk({ key: portalKey(slug, part), network: getNetwork(visit.request) }, visit.now)) {
    if (damage) throw new PortalUnavailableError(slug, { cause: damage });
    return null;
  }
  const projection = await computeProjection(env, { slug }, visit.now);
  if (!projection) return null;
  const { portal, facts } = projection;
  if (facts.slug !== slug) {
    if (portal.kind === "none") return null;
    requestMend(env, projection);
    throw new MovedPortalError(facts.slug);
  }
  if (damage instanceof NewerPortalError) return readBeside(slug, { projection, part, damage, visit });
  if (portal.kind === "lost") {
    // The writer will find the same and have the pages rendered from their snapshot.
    requestMend(env, projection);
    throw new PortalUnavailableError(slug, damage ? { cause: damage } : {});
  }
  const bytes = getBytes(portal, part);
  if (portal.kind === "none" || bytes === null) {
    if (damage) requestMend(env, projection);
    return null;
  }
  logEvent("portal_rebuilt", {
    propertyId: facts.id,
    number: portal.number,
    part,
    reason: damage?.message ?? "Nothing was stored.",
  });
  const stored = decodePortal(bytes.buffer, portal);
  requestMend(env, projection);
  rememberPortal(slug, stored, visit.now + MINUTE_MS, part);
  return stored;
}

/** `null`: a portal without a guide, or no portal. */
function getBytes(portal: ProjectedPortal, part: PortalPart): Uint8Array<ArrayBuffer> | null {
  if (portal.kind !== "portal") return null;
  return part === "portal" ? portal.bytes : portal.guide;
}

/**
 * For a KV value of a newer version: the portal from R2, if readable, cached in this isolate for a minute. KV
 * is not repaired: the newer value is right, and both versions would overwrite each other for ever.
 */
function readBeside(
  slug: string,
  { projection, part, damage, visit }: PortalLoss & { readonly projection: Projection },
): StoredPortal | null {
  const { portal } = projection;
  if (portal.kind === "lost") throw new PortalUnavailableError(slug, { cause: damage });
  const bytes = getBytes(portal, part);
  if (portal.kind === "none" || bytes === null) return null;
  try {
    const stored = decodePortal(bytes.buffer, portal);
    rememberPortal(slug, stored, visit.now + MINUTE_MS, part);
    return stored;
  } catch (error) {
    // The newer version has also written the publication in R2, in a format that this version can't read.
    if (error instanceof DamagedPortalError) throw new PortalUnavailableError(slug, { cause: error });
    throw error;
  }
}

/**
 * A code missing or unreadable in KV, looked up in the database; `null`: unknown. At most once a minute per
 * code; the caller counts it as a miss of its network.
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
    requestMend(env, projection);
  }
  return entry;
}

/** As `rebuildQrCode`, for a place's code. Logs nothing: KV may not have a code yet that was created moments ago. */
async function rebuildPlaceCode(env: PortalBindings, code: string): Promise<QrEntry | null> {
  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectPlaceCode(db, code);
  if (!found) return null;
  await clearProjectedCodes(db, [code]);
  waitUntil(askWriter(env, found.propertyId));
  return parseQrEntry(found.value);
}
