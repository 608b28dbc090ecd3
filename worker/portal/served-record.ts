import type { Database } from "../db/client.ts";
import { insertServed, type ServedPortal } from "../db/content/served-portals.ts";
import { createOnly, servedPagesKey, sha256Of } from "../media/files.ts";
import { readRawPortal } from "./portal-store.ts";
import type { Projection } from "./projection.ts";
import { DamagedPortalError, editPortal } from "./stored-portal.ts";

/** What guests are given, as the record keeps it but for its moment. */
type Served = Omit<ServedPortal, "servedFrom">;

/** A line of the record that its writer keeps from before it is served until the record has it. */
export interface ServedAhead extends ServedPortal {
  /** Where guests get it; null once that has been seen. */
  readonly slug: string | null;
}

const ENCODER = new TextEncoder();

function digestOf(sha256: string, { number, licence, closure }: Omit<Served, "digest">): string {
  return sha256Of(ENCODER.encode(JSON.stringify([sha256, number, licence, closure]))).slice(0, 32);
}

/**
 * A portal's bytes as the record keeps them: without its announcements. They have rows with their moments, which
 * History adds again, so that one that is sent and ends leaves nothing behind.
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
  return digestOf(sha256Of(bytes), { ...line, ...raw.about }) === line.digest;
}

const asSeen = (line: ServedAhead): ServedAhead => ({ ...line, slug: null });

/** Lines of runs that have ended before the record had them: without the last one where guests never got it. */
async function withoutUnserved(
  portals: KVNamespace,
  ahead: readonly ServedAhead[],
): Promise<readonly ServedAhead[]> {
  const last = ahead.at(-1);
  const served = last && !(await isServed(portals, last)) ? ahead.slice(0, -1) : ahead;
  // What lies at that address next tells nothing of them.
  return served.map(asSeen);
}

/**
 * What the record has to say of a projection (T11); null where its last digest says so already, and where guests keep
 * what they have. Stores the very bytes under their content first, so that the record never names what is not there.
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
  const { number, licence } = portal;
  const bytes = withoutAnnouncements(portal.bytes);
  const sha256 = sha256Of(bytes);
  const pagesKey = servedPagesKey(propertyId, sha256);
  const served = { propertyId, number, licence, closure, pagesKey };
  const digest = digestOf(sha256, served);
  if (digest === lastDigest) return null;
  await createOnly(files, pagesKey, bytes, "application/octet-stream");
  return { ...served, digest };
}

/** What keeps lines of the record until it has them, whatever dies. */
export interface AheadKeeper {
  readAhead(): Promise<readonly ServedAhead[]>;
  keepAhead(propertyId: string, ahead: readonly ServedAhead[]): Promise<void>;
}

interface RecordedRun {
  readonly keeper: AheadKeeper;
  readonly projection: Projection;
  /** Lines of runs before this one. */
  readonly before: readonly ServedAhead[];
  /** What guests get by this run; null where it is what they have. */
  readonly served: Served | null;
  /** Whether the keeper has lines, of which some may be in none of the two. */
  readonly isKept: boolean;
}

/**
 * The record's lines of one run (T11): each is kept before guests get it, and until the record has it.
 */
export class RunRecord {
  readonly #run: RecordedRun;
  #lines: readonly ServedAhead[];

  private constructor(run: RecordedRun) {
    this.#run = run;
    this.#lines = run.before;
  }

  /** Begins with what runs have left, and stores the bytes that a line of this run would name. */
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
   * Has guests get what the run is about. Killed from here on, the next run tells the record, also where D1 says by
   * then what it said before.
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
    // KV may show the next run, where that wakes in another place, what was there before.
    this.#lines = this.#lines.map(asSeen);
    await this.#keep(this.#lines);
  }

  rows(db: Database) {
    return this.#lines.map((line) => insertServed(db, line));
  }

  /** Once the record has its rows. */
  async end(): Promise<void> {
    if (this.#lines.length > 0) await this.#keep([]);
  }

  #keep(lines: readonly ServedAhead[]): Promise<void> {
    const { keeper, projection } = this.#run;
    return keeper.keepAhead(projection.facts.id, lines);
  }
}
