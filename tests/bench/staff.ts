import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Property } from "#domain/property/property.ts";
import { createProperty, signIn } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { openScene } from "../factories/scene.ts";
import type { Line } from "./line.ts";
import { CONNECTIONS, throughputRatio } from "./load.ts";
import { headersOf, type Running, startBareAnswer, startBareSelect } from "./workers.ts";

/** As many as a page of the list that is measured; more than connections, so that no save meets another's revision. */
const PROPERTIES = 20;

interface Desk {
  readonly properties: readonly Property[];
  /** What a signed-in person's requests carry. Fresh: a token lives for five minutes. */
  readonly headers: () => Promise<Record<"api" | "screen" | "choosing", Record<string, string>>>;
}

/** What staff ask for all day: where, with which headers, and the least of a bare Worker's throughput that is good. */
interface Asked {
  readonly what: string;
  readonly path: string;
  readonly by: "api" | "screen" | "choosing";
  readonly budget: number;
}

const READS: readonly Asked[] = [
  { what: "who-am-I", path: "/api/identity/session", by: "api", budget: 0.22 },
  { what: "a list of 20 properties", path: `/api/properties?limit=${PROPERTIES}`, by: "api", budget: 0.12 },
  { what: "the list of properties as HTML", path: "/", by: "choosing", budget: 0.1 },
  { what: "setup screen (homepage)", path: "/setup/homepage", by: "screen", budget: 0.06 },
  { what: "setup screen (buttons)", path: "/setup/buttons", by: "screen", budget: 0.06 },
  { what: "dashboard", path: "/dashboard", by: "screen", budget: 0.05 },
];

/** A signed-in person with as many properties as are listed. */
async function openDesk({ origin }: Running): Promise<Desk> {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const target = { origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
  const scene = await openScene(target);
  const properties = [scene.property];
  while (properties.length < PROPERTIES) properties.push(await createProperty(target, scene.groupId));
  return {
    properties,
    headers: async () => {
      const { accessToken, cookie } = await signIn(target, scene.caller.user.email);
      return {
        api: { authorization: `Bearer ${accessToken}`, "x-client-key": CLIENT_KEY },
        screen: { cookie: `${cookie}; property=${scene.property.id}` },
        choosing: { cookie },
      };
    },
  };
}

function themePath({ id }: Property): string {
  return `/api/properties/${id}/documents/theme`;
}

function lineOf({ what, budget }: Pick<Asked, "what" | "budget">, measured: number): Line {
  const said = `${what}, against a bare Worker that returns the same bytes, ${CONNECTIONS} connections`;
  return { what: said, measured, budget, bound: "least", unit: "" };
}

async function measureRead({ origin }: Running, desk: Desk, asked: Asked): Promise<Line> {
  const { path } = asked;
  const headers = (await desk.headers())[asked.by];
  const sample = await fetch(origin + path, { headers, redirect: "manual" });
  if (!sample.ok) throw new Error(`${path} answered ${sample.status}.`);
  const bare = await startBareAnswer(await sample.text(), headersOf(sample));
  const request = { paths: [path], headers };
  const measured = await throughputRatio({ origin, ...request }, { origin: bare.origin, ...request });
  await bare.miniflare.dispose();
  return lineOf(asked, measured);
}

/** Each connection saves the theme of a property of its own, on the revision that the answer before has named. */
async function measureUpdate({ origin }: Running, desk: Desk): Promise<Line> {
  const paths = desk.properties.map(themePath);
  const headers = { ...(await desk.headers()).api, "content-type": "application/json" };
  const sample = await fetch(`${origin}${paths[0]}`, { headers });
  const bare = await startBareAnswer(await sample.text(), headersOf(sample));
  const body = JSON.stringify(TEMPLATE.theme);
  const revisions = paths.map(() => 0);
  const requestOf = (connection: number) => ({
    method: "PUT" as const,
    path: paths[connection] ?? "",
    body,
    setupRequest: <Request extends { headers?: object }>(request: Request) => ({
      ...request,
      headers: { ...request.headers, "if-match": `"${revisions[connection]}"` },
    }),
  });
  const measured = await throughputRatio(
    {
      origin,
      headers,
      // The first save of all, and the last one of a round, which is cut off: the next one learns its revision.
      refusals: CONNECTIONS,
      requestOf: (connection) => ({
        ...requestOf(connection),
        onResponse: (_status, answer) => {
          const said = JSON.parse(answer) as { revision?: number; current?: { revision: number } };
          revisions[connection] = said.revision ?? said.current?.revision ?? 0;
        },
      }),
    },
    { origin: bare.origin, headers, requestOf },
  );
  await bare.miniflare.dispose();
  return lineOf({ what: "update of one document", budget: 0.11 }, measured);
}

/** How near a read comes to what it can be: the same bytes out of one select by key. */
async function measureReach({ origin }: Running, desk: Desk): Promise<Line> {
  const paths = desk.properties.map(themePath);
  const headers = (await desk.headers()).api;
  const body = await (await fetch(`${origin}${paths[0]}`, { headers })).text();
  const bare = await startBareSelect(paths.map((path) => [path, body]));
  const measured = await throughputRatio({ origin, paths, headers }, { origin: bare.origin, paths, headers });
  await bare.miniflare.dispose();
  const what = "read one document, against a bare Worker with one D1 select by key";
  return { what, measured, budget: 0.75, bound: "least", unit: "" };
}

/** What staff do all day, each against the least that a Worker can be: one that answers these bytes. */
export async function measureStaff(foyer: Running): Promise<Line[]> {
  const desk = await openDesk(foyer);
  const [first] = desk.properties;
  const path = first ? themePath(first) : "";
  const lines = [await measureRead(foyer, desk, { what: "read one document", path, by: "api", budget: 0.2 })];
  for (const asked of READS) lines.push(await measureRead(foyer, desk, asked));
  return [...lines, await measureUpdate(foyer, desk), await measureReach(foyer, desk)];
}
