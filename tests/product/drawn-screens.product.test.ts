import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SITES_IN_MENU_MAX } from "#domain/limits.ts";
import { createProperty, signIn, type Target } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { build } from "#scripts/local-server.ts";
import { type Running, startWithEmptyDatabase } from "../bench/workers.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { SCREENS } from "../factories/screens.ts";

interface Asked {
  readonly rounds: number;
  readonly statements: number;
}

/** Database use of each screen with a chosen property. Parts of a screen read in parallel. */
const ASKED: Readonly<Record<string, Asked>> = {
  "/setup/homepage": { rounds: 1, statements: 6 },
  "/setup/buttons": { rounds: 1, statements: 6 },
  "/answers": { rounds: 1, statements: 6 },
  "/setup/history": { rounds: 1, statements: 10 },
  "/dashboard": { rounds: 1, statements: 6 },
  "/places": { rounds: 1, statements: 6 },
  "/places/print": { rounds: 1, statements: 11 },
  "/clone": { rounds: 1, statements: 7 },
  // File owners are queried after the draft.
  "/setup/publish": { rounds: 2, statements: 16 },
  // Screens with queries that depend on the results of earlier queries.
  "/dashboard/portfolio": { rounds: 2, statements: 5 },
  "/inbox": { rounds: 2, statements: 7 },
  "/people": { rounds: 2, statements: 5 },
  "/activity": { rounds: 2, statements: 4 },
  "/settings": { rounds: 2, statements: 8 },
};

/** Screens that may name other properties of the group than the chosen one. */
const LISTING: readonly string[] = [
  "/",
  "/dashboard/portfolio",
  "/people",
  "/activity",
  "/clone",
  "/settings",
];

const counted = stripTypeScriptTypes(readFileSync("tests/factories/databases/counted-database.ts", "utf8"));

/** A module that wraps the Worker and counts each request's database use, by the request's `x-counted-as` header. */
const countingWorker = (worker: string) => `
  import worker from "${worker}";
  export * from "${worker}";
  ${counted}
  const asked = new Map();
  export default {
    ...worker,
    fetch(request, env, context) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/asked") return Response.json(asked.get(search));
      const name = request.headers.get("x-counted-as");
      if (name === null) return worker.fetch(request, env, context);
      const { database, counts } = countDatabase(env.DB);
      asked.set("?" + name, counts);
      return worker.fetch(request, { ...env, DB: database }, context);
    },
  };
`;

let running: Running;
let scene: Scene;
let cookie: string;
beforeAll(async () => {
  build();
  running = await startWithEmptyDatabase(countingWorker);
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const target: Target = { origin: running.origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
  scene = await openScene(target);
  // A group with too many properties for the site menu: only screens that list properties may contain the others.
  const others = Array.from({ length: SITES_IN_MENU_MAX }, (_, at) => `Outpost ${at + 1}`);
  for (const name of others) await createProperty(target, scene.groupId, { name });
  ({ cookie } = await signIn(target, scene.caller.user.email));
});
afterAll(() => running.miniflare.dispose());

/** HTML that the Worker renders for a screen with a chosen property. */
async function open(path: string, name = ""): Promise<string> {
  const headers = { cookie: `${cookie}; property=${scene.property.id}`, "x-counted-as": name };
  const answer = await fetch(running.origin + path, { headers, redirect: "manual" });
  // Reads the whole answer, because a screen streams some of its parts.
  const html = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  return html;
}

async function askedBy(path: string): Promise<Asked> {
  // The first request fills the isolate's caches; count the second.
  await open(path, "first");
  await open(path, "next");
  const { rounds, statements } = (await (await fetch(`${running.origin}/asked?next`)).json()) as Asked;
  return { rounds, statements };
}

it("a screen asks the database once, and twice where what it shows depends on what it has read", async () => {
  const measured: Record<string, Asked> = {};
  for (const path of Object.keys(ASKED)) measured[path] = await askedBy(path);
  expect(measured).toEqual(ASKED);
});

it("of a group that fits no menu, the screens that list properties open with a page of them, and no others do [S70]", async () => {
  const listing: string[] = [];
  for (const path of SCREENS) if ((await open(path)).includes("Outpost 1")) listing.push(path);
  expect(listing).toEqual(LISTING);
});

it("every screen names the browser's tab before any script has run", async () => {
  const titles: Record<string, string | undefined> = {};
  for (const path of SCREENS) titles[path] = /<title>([^<]+)<\/title>/.exec(await open(path))?.[1];
  const unnamed = Object.keys(titles).filter((path) => !titles[path]?.includes(" · "));
  expect(unnamed).toEqual([]);
});
