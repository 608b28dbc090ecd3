/**
 * Served record (T11): the lines of History, one each time guests' bytes change. Exposes `RunRecord`, which a
 * projection opens before it writes KV and ends once D1 has the lines. Lines are first kept in the writer
 * object, so that a killed run loses none.
 */

import type { Database } from "../db/client.ts";
import { insertServed, type ServedPortal } from "../db/content/served-portals.ts";
import { createOnly, servedPagesKey, sha256Hex } from "../media/files.ts";
import { readRawPortal } from "./portal-store.ts";
import type { Projection } from "./projection.ts";
import { DamagedPortalError, editPortal } from "./stored-portal.ts";

/** A line of the record without its time. */
type Served = Omit<ServedPortal, "servedFrom"> & Pick<ServedAhead, "portalDigest">;

/** A line that the writer object keeps from before it is served until D1 has it. */
export interface ServedAhead extends ServedPortal {
  /** Slug it is served at; `null`: confirmed as served. */
  readonly slug: string | null;
  /** The digest of the portal's value alone, if it has a guide; absent: `digest`. */
  readonly portalDigest?: string;
}

const ENCODER = new TextEncoder();

function toDigest(sha256: string, { number, licence, closure }: Omit<Served, "digest">): string {
  return sha256Hex(ENCODER.encode(JSON.stringify([sha256, number, licence, closure]))).slice(0, 32);
}

/**
 * A portal's bytes without its announcements. Announcements have rows with times of their own, which History
 * adds again, so they need no line here.
 */
function withoutAnnouncements(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return editPortal(bytes.buffer, (parts) => {
      const { announced: _, ...manifest }: typeof parts.manifest & { announced?: unknown } = parts.manifest;
      return { ...parts, manifest };
    });
  } catch (error) {
    if (error instanceof DamagedPortalError) return bytes;
    throw error;
  }
}

async function isServed(portals: KVNamespace, line: ServedAhead): Promise<boolean> {
  if (line.slug === null) return true;
  const raw = await readRawPortal(portals, line.slug);
  if (!raw?.about) return raw === null && line.digest === "";
  const bytes = withoutAnnouncements(new Uint8Array(raw.value));
  // The guide is written before the portal, whose value changes with each change of both.
  return toDigest(sha256Hex(bytes), { ...line, ...raw.about }) === (line.portalDigest ?? line.digest);
}

const asSeen = (line: ServedAhead): ServedAhead => ({ ...line, slug: null });

/** Lines of earlier runs that D1 lacks, confirmed as served. Drops the last line if guests never got its bytes. */
async function withoutUnserved(
  portals: KVNamespace,
  ahead: readonly ServedAhead[],
): Promise<readonly ServedAhead[]> {
  const last = ahead.at(-1);
  const served = last && !(await isServed(portals, last)) ? ahead.slice(0, -1) : ahead;
  // Store the confirmation now: once this run overwrites KV, nobody can tell whether these lines were served.
  return served.map(asSeen);
}

/**
 * The line for a projection (T11). `null`: the last digest is the same, or guests keep their present pages.
 * Stores the bytes first, content-addressed, so that the record never refers to a missing file.
 */
async function storeServed(
  files: R2Bucket,
  { facts, portal }: Projection,
  lastDigest: string | null,
): Promise<Served | null> {
  const { id: propertyId, closure } = facts;
  if (portal.kind === "lost") return null;
  if (portal.kind === "none") {
    if (lastDigest === null || lastDigest === "") return null;
    return { propertyId, number: null, licence: null, closure: null, pagesKey: null, digest: "" };
  }
  const { number, licence, guide } = portal;
  const bytes = withoutAnnouncements(portal.whole);
  const sha256 = sha256Hex(bytes);
  const pagesKey = servedPagesKey(propertyId, sha256);
  const served = { propertyId, number, licence, closure, pagesKey };
  const digest = toDigest(sha256, served);
  if (digest === lastDigest) return null;
  await createOnly(files, pagesKey, bytes, "application/octet-stream");
  if (guide === null) return { ...served, digest };
  const portalDigest = toDigest(sha256Hex(withoutAnnouncements(portal.bytes)), served);
  return { ...served, digest, portalDigest };
}

/** Durable storage for lines until D1 has them. */
export interface AheadKeeper {
  readAhead(): Promise<readonly ServedAhead[]>;
  keepAhead(propertyId: string, ahead: readonly ServedAhead[]): Promise<void>;
}

interface RecordedRun {
  readonly keeper: AheadKeeper;
  readonly projection: Projection;
  /** Lines of earlier runs. */
  readonly before: readonly ServedAhead[];
  /** The line of this run; `null`: guests' bytes do not change. */
  readonly served: Served | null;
  /** Whether the keeper has stored lines, including ones that were dropped since. */
  readonly isKept: boolean;
}

/** One run's lines of the record: each is kept durably before guests get the bytes, until D1 has it. */
export class RunRecord {
  readonly #run: RecordedRun;
  #lines: readonly ServedAhead[];

  private constructor(run: RecordedRun) {
    this.#run = run;
    this.#lines = run.before;
  }

  /** Reads the lines left by earlier runs, and stores the bytes of this run's line. */
  static async open(
    { PORTALS, FILES }: Pick<Env, "PORTALS" | "FILES">,
    { keeper, projection }: Pick<RecordedRun, "keeper" | "projection">,
  ): Promise<RunRecord> {
    const left = await keeper.readAhead();
    const before = await withoutUnserved(PORTALS, left);
    const lastDigest = before.at(-1)?.digest ?? projection.facts.servedDigest;
    const served = await storeServed(FILES, projection, lastDigest);
    return new RunRecord({ keeper, projection, before, served, isKept: left.length > 0 });
  }

  /**
   * Runs `write`, which puts the run's bytes into KV. If killed afterwards, the next run still adds the line,
   * even if D1 is back at the old state by then.
   */
  async serve(write: () => Promise<void>): Promise<void> {
    const { served, projection, isKept } = this.#run;
    if (served) {
      const { slug } = projection.facts;
      this.#lines = [...this.#lines, { ...served, slug, servedFrom: Date.now() }];
    }
    if (served || isKept) await this.#keep(this.#lines);
    await write();
    if (!served) return;
    // The next run may start in another location and read an older value from KV.
    this.#lines = this.#lines.map(asSeen);
    await this.#keep(this.#lines);
  }

  rows(db: Database) {
    return this.#lines.map((line) => insertServed(db, line));
  }

  /** Deletes the kept lines. Call it once D1 has them. */
  async end(): Promise<void> {
    if (this.#lines.length > 0) await this.#keep([]);
  }

  #keep(lines: readonly ServedAhead[]): Promise<void> {
    const { keeper, projection } = this.#run;
    return keeper.keepAhead(projection.facts.id, lines);
  }
}
