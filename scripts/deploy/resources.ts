import { DeployError } from "./deploy-error.ts";
import { type Names, PLACES, type Place } from "./environment.ts";
import { NoAnswer, orNull, type Provider } from "./provider.ts";
import type { Settings } from "./settings.ts";

/** Provider ids of the Worker's bindings. */
export interface Resources {
  readonly databaseId: string;
  /** Where database, files and Durable Objects are. */
  readonly place: Place;
  readonly namespaceIds: Readonly<Record<keyof Names["namespaces"], string>>;
}

/** The token's account: the one named in the settings, or its only one. */
export async function findAccount(
  call: Provider,
  named: string | undefined,
): Promise<{ id: string; name: string }> {
  if (named) return call("GET", `/accounts/${encodeURIComponent(named)}`);
  const accounts = await call<readonly { id: string; name: string }[]>("GET", "/accounts?per_page=50");
  const [only] = accounts;
  if (only && accounts.length === 1) return only;
  const found = accounts.map(({ id, name }) => `${name} (${id})`).join(", ") || "none";
  throw new DeployError(`CLOUDFLARE_ACCOUNT_ID is missing, and the token may use: ${found}.`);
}

/** Throws when another Worker serves the host: the upload would silently take it over. */
export async function requireOwnHost(
  call: Provider,
  account: string,
  { host }: URL,
  worker: string,
): Promise<void> {
  const path = `/accounts/${account}/workers/domains?hostname=${encodeURIComponent(host)}`;
  const domains = await call<readonly { hostname: string; service: string }[]>("GET", path);
  const taken = domains.find(({ hostname, service }) => hostname === host && service !== worker);
  if (taken) throw new DeployError(`${host} is served by the Worker ${taken.service}.`);
}

/** A resource at the provider: found by name, or created. */
interface EnsuredResource {
  readonly title: string;
  readonly find: () => Promise<string | null>;
  readonly make: () => Promise<string>;
}

/** Prints a line; `isMade` marks a created resource. */
type ReportLine = (line: string, isMade?: boolean) => void;

/** After a creation without an answer: finds the resource, or creates it now. */
async function makeUnlessThere({ find, make }: Pick<EnsuredResource, "find" | "make">, error: unknown) {
  if (!(error instanceof NoAnswer)) throw error;
  return (await find()) ?? (await make());
}

async function ensure({ title, find, make }: EnsuredResource, say: ReportLine): Promise<string> {
  const found = await find();
  const id = found ?? (await make().catch((error) => makeUnlessThere({ find, make }, error)));
  say(`  ${title}: ${found === null ? "created" : "there"}`, found === null);
  return id;
}

const PAGE = 100;

/** All entries of a paginated list. */
async function listAll<Entry>(call: Provider, path: string): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const entries = await call<readonly Entry[]>("GET", `${path}?per_page=${PAGE}&page=${page}`);
    all.push(...entries);
    if (entries.length < PAGE) return all;
  }
}

/** Turns on read replication: reads of staff go to the nearest copy (G4), which never leaves the jurisdiction. */
async function ensureReplicas(
  call: Provider,
  { path, place, say }: { path: string; place: Place; say: ReportLine },
): Promise<void> {
  const database = await call<DatabaseDetails>("GET", path);
  requirePlace("The database", database.jurisdiction ?? null, place);
  const { read_replication: replicas } = database;
  const isOn = replicas?.mode === "auto";
  if (!isOn) await call("PUT", path, { read_replication: { mode: "auto" } });
  say(`  copies of the database near readers: ${isOn ? "there" : "switched on"}`, !isOn);
}

interface DatabaseDetails {
  readonly uuid: string;
  readonly name: string;
  readonly jurisdiction?: string | null;
  readonly read_replication?: { readonly mode?: string };
}

async function findDatabase(
  call: Provider,
  account: string,
  { database }: Names,
): Promise<DatabaseDetails | null> {
  const path = `/accounts/${account}/d1/database?name=${encodeURIComponent(database)}`;
  const found = await call<readonly DatabaseDetails[]>("GET", path);
  // The filter matches prefixes too.
  return found.find(({ name }) => name === database) ?? null;
}

/** Each call of R2 is about the buckets of one jurisdiction, or of none. */
const toBucketHeaders = (place: Place): Readonly<Record<string, string>> =>
  place ? { "cf-r2-jurisdiction": place } : {};

interface BucketDetails {
  readonly name: string;
  readonly jurisdiction?: string;
}

async function findBucket(
  call: Provider,
  account: string,
  { bucket, place }: { bucket: string; place: Place },
): Promise<BucketDetails | null> {
  const path = `/accounts/${account}/r2/buckets/${bucket}`;
  return orNull(call<BucketDetails>("GET", path, undefined, toBucketHeaders(place)));
}

const describePlace = (place: string | null) => (place === null ? "in no jurisdiction" : `in ${place}`);

/** Throws unless a resource is where its environment is. */
function requirePlace(title: string, found: string | null, wanted: string | null): void {
  if (found === wanted) return;
  throw new DeployError(
    `${title} is ${describePlace(found)}, not ${describePlace(wanted)}. An environment stays where it was created.`,
  );
}

/**
 * Place of an environment's data, read from its database and bucket: neither can ever move. A new environment goes
 * where `wanted` says; `null` accepts any place. Throws when an existing one is elsewhere.
 */
export async function findPlace(
  call: Provider,
  { account, names, wanted }: { account: string; names: Names; wanted: Place },
): Promise<Place> {
  const existing: [title: string, place: string | null][] = [];
  const database = await findDatabase(call, account, names);
  if (database) existing.push([`The database ${names.database}`, database.jurisdiction ?? null]);
  for (const place of PLACES) {
    const bucket = await findBucket(call, account, { bucket: names.bucket, place });
    const own = bucket?.jurisdiction ?? place;
    if (bucket) existing.push([`The bucket ${bucket.name}`, own === "default" ? null : own]);
  }
  const own = wanted ?? existing[0]?.[1] ?? null;
  for (const [title, place] of existing) requirePlace(title, place, own);
  const known = PLACES.find((place) => place === own);
  if (known === undefined)
    throw new DeployError(`The database ${names.database} is in ${own}, which is unknown here.`);
  return known;
}

/** Creates missing resources. Never changes or removes existing ones; can be repeated after any failure. */
export async function ensureResources(
  call: Provider,
  {
    account,
    names,
    place,
    location,
    say,
  }: { account: string; names: Names; place: Place; location: Settings["LOCATION"]; say: ReportLine },
): Promise<Resources> {
  const at = (path: string) => `/accounts/${account}${path}`;
  const databaseId = await ensure(
    {
      title: `database ${names.database}`,
      find: async () => (await findDatabase(call, account, names))?.uuid ?? null,
      make: async () => {
        const hint = location ? { primary_location_hint: location } : {};
        const json = { name: names.database, ...(place ? { jurisdiction: place } : hint) };
        return (await call<{ uuid: string }>("POST", at("/d1/database"), json)).uuid;
      },
    },
    say,
  );
  await ensureReplicas(call, { path: at(`/d1/database/${databaseId}`), place, say });
  const namespace = (title: string) =>
    ensure(
      {
        title: `key-value store ${title}`,
        find: async () => {
          const all = await listAll<{ id: string; title: string }>(call, at("/storage/kv/namespaces"));
          return all.find((entry) => entry.title === title)?.id ?? null;
        },
        make: async () => (await call<{ id: string }>("POST", at("/storage/kv/namespaces"), { title })).id,
      },
      say,
    );
  const namespaceIds = {
    FLAGS: await namespace(names.namespaces.FLAGS),
    PORTALS: await namespace(names.namespaces.PORTALS),
  };
  await ensure(
    {
      title: `bucket ${names.bucket}`,
      find: async () => (await findBucket(call, account, { bucket: names.bucket, place }))?.name ?? null,
      make: async () => {
        const json = { name: names.bucket, ...(location && !place ? { locationHint: location } : {}) };
        return (await call<{ name: string }>("POST", at("/r2/buckets"), json, toBucketHeaders(place))).name;
      },
    },
    say,
  );
  return { databaseId, namespaceIds, place };
}

/** Names of the Worker's secrets; empty before the first upload. */
export async function storedSecrets(
  call: Provider,
  account: string,
  worker: string,
): Promise<ReadonlySet<string>> {
  const path = `/accounts/${account}/workers/scripts/${worker}/secrets`;
  const secrets = await orNull(call<readonly { name: string }[]>("GET", path));
  return new Set(secrets?.map(({ name }) => name));
}
