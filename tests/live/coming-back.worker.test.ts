import { evictDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { getReconnectDelay, SPREAD_MS } from "#app/session/live/reconnect-delay.ts";
import { SECOND_MS } from "#domain/time.ts";
import { openScene } from "../factories/scene.ts";
import { isFullTier } from "../factories/tier.ts";
import { target } from "../factories/worker/worker-target.ts";
import { getChannel, type LiveClient, listen, sealTickets } from "./live-client.ts";

const SCREENS = isFullTier ? 100 : 40;
const OPEN_FOR_MS = 300 * SECOND_MS;

it(`${SCREENS} screens torn in one moment come back spread over ten seconds, each with what it missed [S99, S156]`, async () => {
  const scene = await openScene(target);
  const crowd = { sockets: SCREENS, socketsPerSession: 5 };
  const open = (ticket: string) => listen({ ticket, since: "0" });
  const before = await Promise.all((await sealTickets(scene, crowd)).map(open));
  await evictDurableObject(await getChannel(scene), { webSockets: "close" });
  const codes = await Promise.all(before.map(async ({ closed }) => (await closed).code));
  const saved = await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 });
  expect(saved.status).toBe(200);

  // Reconnect delays spread evenly over ten seconds. The screens reconnect in that order, without waiting.
  const delays = codes.map((code, index) =>
    getReconnectDelay({ code, openForMs: OPEN_FOR_MS, attempt: 1 }, (index + 0.5) / SCREENS),
  );
  const firstSecond = delays.filter((delay) => delay < SECOND_MS).length;
  expect(firstSecond).toBe((SCREENS * SECOND_MS) / SPREAD_MS);
  const tickets = await sealTickets(scene, crowd);
  const back: LiveClient[] = [];
  for (const [index] of [...delays.entries()].sort(([, a], [, b]) => a - b)) {
    back.push(await open(tickets[index] ?? ""));
  }
  const names = (client: LiveClient) =>
    client.changes().flatMap(({ payload }) => ("name" in payload ? [payload.name] : []));
  await expect.poll(() => back.every((client) => names(client).join() === "Quay Hotel")).toBe(true);
  for (const client of back) client.close();
});
