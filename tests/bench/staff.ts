import { decodeJwt } from "jose";
import { z } from "zod";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Property } from "#domain/property/property.ts";
import { createProperty, signIn } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { selectAccess, selectPrincipal } from "#worker/db/account/access.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectDocument } from "#worker/db/content/documents.ts";
import { openScene } from "../factories/scene.ts";
import type { Line } from "./line.ts";
import { CONNECTIONS, throughputRatio } from "./load.ts";
import { getHeaders, type Running, startBareAnswer, startLeastRead } from "./workers.ts";

/** Properties on a page of the measured list. More than connections, so that each saves another property. */
const PROPERTIES = 20;

interface Desk {
  readonly properties: readonly Property[];
  /** Current headers of a signed-in person: a token lives for five minutes. */
  readonly headers: () => Promise<Record<"api" | "screen" | "choosing", Record<string, string>>>;
}

/** A common request of staff: path, headers, and the minimum share of a bare Worker's throughput. */
interface Asked {
  readonly what: string;
  readonly path: string;
  readonly by: "api" | "screen" | "choosing";
  readonly budget: number;
}

const READS: readonly Asked[] = [
  { what: "a list of 20 properties", path: `/api/properties?limit=${PROPERTIES}`, by: "api", budget: 0.12 },
  { what: "the list of properties as HTML", path: "/", by: "choosing", budget: 0.045 },
  { what: "setup screen (homepage)", path: "/setup/homepage", by: "screen", budget: 0.035 },
  { what: "setup screen (buttons)", path: "/setup/buttons", by: "screen", budget: 0.035 },
  { what: "dashboard", path: "/dashboard", by: "screen", budget: 0.035 },
];

/** A signed-in person with `PROPERTIES` properties. */
export async function openDesk({ origin }: Running): Promise<Desk> {
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

function toLine({ what, budget }: Pick<Asked, "what" | "budget">, measured: number): Line {
  const said = `${what}, against a bare Worker that returns the same bytes, ${CONNECTIONS} connections`;
  return { what: said, measured, budget, bound: "least", unit: "" };
}

async function measureRead({ origin }: Running, desk: Desk, asked: Asked): Promise<Line> {
  const { path } = asked;
  const headers = (await desk.headers())[asked.by];
  const sample = await fetch(origin + path, { headers, redirect: "manual" });
  if (!sample.ok) throw new Error(`${path} answered ${sample.status}.`);
  const bare = await startBareAnswer(await sample.text(), getHeaders(sample));
  const request = { paths: [path], headers };
  const measured = await throughputRatio({ origin, ...request }, { origin: bare.origin, ...request });
  await bare.miniflare.dispose();
  return toLine(asked, measured);
}

/** Each connection saves the theme of its own property, with the revision of the previous answer. */
async function measureUpdate({ origin }: Running, desk: Desk): Promise<Line> {
  const paths = desk.properties.map(themePath);
  const headers = { ...(await desk.headers()).api, "content-type": "application/json" };
  const sample = await fetch(`${origin}${paths[0]}`, { headers });
  const bare = await startBareAnswer(await sample.text(), getHeaders(sample));
  const body = JSON.stringify(TEMPLATE.theme);
  const revisions = paths.map(() => 0);
  const makeRequest = (connection: number) => ({
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
      // Each connection's first save in a round may be refused, because the last save of the round before was cut off.
      refusals: CONNECTIONS,
      makeRequest: (connection) => ({
        ...makeRequest(connection),
        onResponse: (_status, answer) => {
          const said = JSON.parse(answer) as { revision?: number; current?: { revision: number } };
          revisions[connection] = said.revision ?? said.current?.revision ?? 0;
        },
      }),
    },
    { origin: bare.origin, headers, makeRequest },
  );
  await bare.miniflare.dispose();
  return toLine({ what: "update of one document", budget: 0.08 }, measured);
}

/** Statements of authentication and one read, as SQL for the least Worker's own database. */
function askedOfDatabase({ id }: Property, accessToken: string) {
  const db = openDatabase({ prepare: () => ({}) } as unknown as D1Database);
  const credential = { kind: "token", sid: z.string().parse(decodeJwt(accessToken).sid) } as const;
  const now = Date.now();
  const who = [selectPrincipal(db, credential, now)];
  const document = selectDocument(db, { propertyId: id, section: "theme", language: "" });
  const read = [selectAccess(db, credential, id, now), document];
  return { who: who.map((query) => query.toSQL()), read: read.map((query) => query.toSQL()) };
}

/** Reads against their lower bound: the same statements, unprocessed and unauthenticated. */
async function measureReach(foyer: Running, desk: Desk): Promise<Line[]> {
  const [property] = desk.properties;
  if (!property) return [];
  const headers = (await desk.headers()).api;
  const { who, read } = askedOfDatabase(property, headers.authorization?.replace("Bearer ", "") ?? "");
  const lines: Line[] = [];
  for (const { what, path, asked } of [
    { what: "who-am-I", path: "/api/identity/session", asked: who },
    { what: "read one document", path: themePath(property), asked: read },
  ]) {
    const least = await startLeastRead(foyer, asked);
    const request = { paths: [path], headers };
    const measured = await throughputRatio(
      { origin: foyer.origin, ...request },
      { origin: least.origin, ...request },
    );
    await least.miniflare.dispose();
    const said = `${what}, against the least Worker that asks the same of D1`;
    lines.push({ what: said, measured, budget: 0.7, bound: "least", unit: "" });
  }
  return lines;
}

/** Common requests of staff, each against the least possible Worker: one that answers these bytes, or reads them. */
export async function measureStaff(foyer: Running): Promise<Line[]> {
  const desk = await openDesk(foyer);
  const lines: Line[] = [];
  for (const asked of READS) lines.push(await measureRead(foyer, desk, asked));
  return [...lines, await measureUpdate(foyer, desk), ...(await measureReach(foyer, desk))];
}
