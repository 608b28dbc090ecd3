import { EventEmitter, once } from "node:events";
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { LoggedChange } from "#domain/live/live.ts";
import { serverMessageSchema } from "#domain/live/live-schema.ts";
import { type Caller, createProperty, signIn, type Target } from "#scripts/api/caller.ts";
import { type LocalServer, startServer } from "#scripts/local-server.ts";
import { e2eTarget, PORT } from "../e2e/setup/target.ts";
import {
  changePortal,
  differencesAfterCron,
  makePublishable,
} from "../factories/properties/changing-portals.ts";
import { openScene } from "../factories/scene.ts";
import { stateFolder } from "../factories/state-folder.ts";

const STATE = stateFolder("e2e-kill-state");
const KILLS = process.env.FOYER_TIER === "all" ? 30 : 2;
const LANES = 4;
/** Kills after which the test signs in again, because an access token lives five minutes. */
const KILLS_A_SESSION = 5;

/** A repeatedly saved document, and the saves that its server confirmed. */
interface Lane {
  readonly path: string;
  readonly propertyId: string;
  /** The newest revision that the server confirmed, and its colour. */
  acknowledged: { revision: number; primary: string };
  /** The save in flight when the server died: stored or not. */
  pending: string | null;
}

/** Saves one lane's document repeatedly until the server dies. Calls `onSaved` after each confirmed save. */
async function save(caller: Caller, lane: Lane, turn: () => number, onSaved: () => void): Promise<void> {
  for (;;) {
    const primary = `#${turn().toString(16).padStart(6, "0")}`;
    lane.pending = primary;
    let response: Response;
    let text: string;
    try {
      const { revision } = lane.acknowledged;
      response = await caller.call("PUT", lane.path, { json: { ...TEMPLATE.theme, primary }, revision });
      text = await response.text();
    } catch {
      // The connection died with the server, before the answer or in the middle of it.
      return;
    }
    if (!response.ok) throw new Error(text);
    const { revision } = JSON.parse(text) as { revision: number };
    lane.acknowledged = { revision, primary };
    lane.pending = null;
    onSaved();
  }
}

/** All changes that the live channel sends a browser that reconnects from a sequence number. */
async function announcedSince(target: Target, caller: Caller, since: number): Promise<LoggedChange[]> {
  const { ticket } = (await (await caller.call("POST", "/api/live/ticket")).json()) as { ticket: string };
  const address = `${target.origin.replace(/^http/, "ws")}/api/live?${new URLSearchParams({ ticket, since: String(since) })}`;
  const newest = await newestSequence(caller);
  const heard: LoggedChange[] = [];
  // Node's own WebSocket takes headers, which the browser's type does not know.
  const options = { headers: { origin: target.origin } } as unknown as string[];
  const socket = new WebSocket(address, options);
  await new Promise<void>((done, fail) => {
    socket.addEventListener("error", () => fail(new Error("The channel refused the socket.")));
    socket.addEventListener("close", ({ code }) =>
      fail(new Error(`The channel closed the socket: ${code}.`)),
    );
    socket.addEventListener("message", ({ data }) => {
      const message = serverMessageSchema.parse(JSON.parse(String(data)));
      if (message.type === "changes") heard.push(...message.changes);
      if (message.type === "snapshot") fail(new Error("More was missed than is replayed."));
      if ((heard.at(-1)?.sequence ?? since) >= newest) done();
    });
  });
  socket.close();
  return heard;
}

/** The sequence number of the newest change, as the property list contains it. */
async function newestSequence(caller: Caller): Promise<number> {
  const list = await caller.call("GET", "/api/properties?limit=1");
  return ((await list.json()) as { sequence: number }).sequence;
}

it("a server that is killed again and again among its writes loses nothing it acknowledged, announces all, and shows guests what the database says [S99, S156, G2]", async () => {
  rmSync(STATE, { recursive: true, force: true });
  const port = PORT + 7;
  const target: Target = {
    ...e2eTarget,
    origin: `http://localhost:${port}`,
    send: (request) => fetch(request),
  };
  const start = (): Promise<LocalServer> => startServer({ port, state: STATE, isOwnGroup: true });
  let server = await start();
  const scene = await openScene(target, {}, { email: "kill@e2e.example" });
  const properties = [scene.property];
  while (properties.length < LANES) properties.push(await createProperty(target, scene.groupId, {}));
  const lanes = properties.map(
    ({ id }): Lane => ({
      path: `/api/properties/${id}/documents/theme`,
      propertyId: id,
      acknowledged: { revision: 1, primary: TEMPLATE.theme.primary },
      pending: null,
    }),
  );
  const portals = [
    await createProperty(target, scene.groupId, {}),
    await createProperty(target, scene.groupId, {}),
  ];
  for (const portal of portals) await makePublishable(scene.caller, portal);
  let turn = 0;
  const announced = new Map<string, number[]>();
  let seen = 0;
  // Sessions survive a kill. Keep their number small: beyond the limit, signing in ends the oldest, which is logged as
  // a change that other browsers don't get.
  let caller = await signIn(target, "kill@e2e.example");
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % KILLS_A_SESSION === 0) caller = await signIn(target, "kill@e2e.example");
      const acknowledged = new EventEmitter();
      const oneEach = Promise.all([once(acknowledged, "save"), once(acknowledged, "portal")]);
      const writing = Promise.all([
        ...lanes.map((lane) =>
          save(
            caller,
            lane,
            () => (turn += 1),
            () => acknowledged.emit("save"),
          ),
        ),
        ...portals.map((portal) => changePortal(target, caller, portal, () => acknowledged.emit("portal"))),
      ]);
      // Wait until the server has confirmed a save and a portal change. A writer that fails ends the wait.
      await Promise.race([oneEach, writing]);
      // Kill at another moment in every round, in the middle of writes.
      await new Promise((after) => setTimeout(after, 20 + ((kill * 97) % 500)));
      server.kill();
      await Promise.all([writing, server.ended]);
      server = await start();
      expect(await differencesAfterCron(target)).toEqual([]);
      for (const lane of lanes) {
        const read = (await (await caller.call("GET", lane.path)).json()) as {
          revision: number;
          body: { primary: string };
        };
        const { revision, primary } = lane.acknowledged;
        const isKept = read.revision === revision && read.body.primary === primary;
        const isPendingStored = read.revision === revision + 1 && read.body.primary === lane.pending;
        expect(
          isKept || isPendingStored,
          JSON.stringify({ read: [read.revision, read.body.primary], lane }),
        ).toBe(true);
        lane.acknowledged = { revision: read.revision, primary: read.body.primary };
      }
      for (const change of await announcedSince(target, caller, seen)) {
        expect(change.sequence).toBeGreaterThan(seen);
        seen = change.sequence;
        if (change.kind !== "document.saved" || change.payload.section !== "theme") continue;
        const revisions = announced.get(change.propertyId ?? "") ?? [];
        announced.set(change.propertyId ?? "", [...revisions, change.payload.revision]);
      }
      for (const { propertyId, acknowledged } of lanes) {
        const expected = Array.from({ length: acknowledged.revision - 1 }, (_, index) => index + 2);
        expect(announced.get(propertyId) ?? []).toEqual(expected);
      }
    }
    expect(turn).toBeGreaterThan(KILLS * LANES);
  } finally {
    // A server that was just killed is already gone.
    server.stop();
    await server.ended;
  }
});
