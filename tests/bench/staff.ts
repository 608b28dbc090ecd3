import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Property } from "#domain/property/property.ts";
import { createProperty, signIn } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { openScene } from "../factories/scene.ts";
import type { Line } from "./line.ts";
import { CONNECTIONS, throughputRatio } from "./load.ts";
import { type Running, startBareDatabase } from "./workers.ts";

/** Of a path that no route has, the root and a screen of three lines are rendered, and nothing is read. */
const EMPTY_PATH = "/nothing-is-here";

/** A signed-in person, and a property for every connection, so that no save meets another's revision. */
async function openDesk({ origin }: Running) {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const target = { origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
  const scene = await openScene(target);
  const properties: Property[] = [];
  while (properties.length < CONNECTIONS) properties.push(await createProperty(target, scene.groupId));
  const path = ({ id }: Property) => `/api/properties/${id}/documents/theme`;
  return {
    properties,
    path,
    /** Fresh: a token lives for five minutes. */
    headers: async () => {
      const { accessToken, cookie } = await signIn(target, scene.caller.user.email);
      return {
        api: { authorization: `Bearer ${accessToken}`, "x-client-key": CLIENT_KEY },
        screen: { cookie: `${cookie}; property=${properties[0]?.id}` },
      };
    },
    body: await (await scene.caller.call("GET", path(properties[0] as Property))).text(),
  };
}

/** What staff do all day, each against the least that a Worker with the same kind of work could be. */
export async function measureStaff({ origin, ...foyer }: Running): Promise<Line[]> {
  const desk = await openDesk({ origin, ...foyer });
  const bare = await startBareDatabase();
  const database = await bare.miniflare.getD1Database("DB");
  const paths = desk.properties.map(desk.path);
  await database.batch(
    paths.map((path) => database.prepare("insert into documents values (?, ?)").bind(path, desk.body)),
  );

  const { api, screen } = await desk.headers();
  const read = await throughputRatio({ origin, paths, headers: api }, { origin: bare.origin, paths });

  const revisions = paths.map(() => 1);
  const json = { "content-type": "application/json" };
  const body = JSON.stringify(TEMPLATE.theme);
  const save = await throughputRatio(
    {
      origin,
      headers: { ...(await desk.headers()).api, ...json },
      // The last save of a round is cut off before it is answered; the next one learns its revision.
      refusals: CONNECTIONS,
      requestOf: (connection) => ({
        method: "PUT",
        path: paths[connection] ?? "",
        body,
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, "if-match": `"${revisions[connection]}"` },
        }),
        onResponse: (_status, answer) => {
          const said = JSON.parse(answer) as { revision?: number; current?: { revision: number } };
          revisions[connection] = said.revision ?? said.current?.revision ?? 0;
        },
      }),
    },
    {
      origin: bare.origin,
      headers: json,
      requestOf: (connection) => ({ method: "PUT", path: paths[connection] ?? "", body }),
    },
  );
  await bare.miniflare.dispose();

  const setup = await throughputRatio(
    { origin, paths: ["/setup/homepage"], headers: screen },
    { origin, paths: [EMPTY_PATH], refusals: Number.POSITIVE_INFINITY },
  );
  return [
    {
      what: "authenticated read of one document, against a bare Worker with one D1 select by key",
      measured: read,
      budget: 0.75,
      bound: "least",
      unit: "",
    },
    {
      what: "authenticated save of one document, against a bare Worker with one D1 insert",
      measured: save,
      budget: 0.6,
      bound: "least",
      unit: "",
    },
    {
      what: "signed-in setup screen, against an empty React Router route in the same Worker",
      measured: setup,
      budget: 0.5,
      bound: "least",
      unit: "",
    },
  ];
}
