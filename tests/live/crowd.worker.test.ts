import { expect, it } from "vitest";
import { openScene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { type LiveClient, listen, sealTickets } from "./live-client.ts";

const CROWD = { sockets: 200, socketsPerSession: 10 };
const CHANGES = 8;

it("a crowd receives every change in order, while everyone sends their location [S99, S156]", {
  timeout: 120_000,
}, async () => {
  const scene = await openScene(target);
  const tickets = await sealTickets(scene, CROWD);
  const clients = await Promise.all(tickets.map((ticket) => listen({ ticket })));
  const where = { type: "whereabouts", propertyId: scene.property.id, place: "theme", editing: [] };
  for (const client of clients) client.send(JSON.stringify(where));
  const names = Array.from({ length: CHANGES }, (_, index) => `Name ${index}`);
  for (const [index, name] of names.entries()) {
    const saved = await scene.caller.call("PATCH", scene.at(""), { json: { name }, revision: index + 1 });
    expect(saved.status).toBe(200);
  }
  const getNames = (client: LiveClient) =>
    client.changes().map(({ payload }) => ("name" in payload ? payload.name : null));
  await expect.poll(() => clients.every((client) => getNames(client).length === CHANGES)).toBe(true);
  for (const client of clients) expect(getNames(client)).toEqual(names);
  const present = (client: LiveClient) =>
    client.messages.flatMap((message) => (message.type === "presence" ? message.people : [])).at(-1)?.uid;
  await expect.poll(() => clients.every((client) => present(client) === scene.caller.user.uid)).toBe(true);
  for (const client of clients) client.close();
});
