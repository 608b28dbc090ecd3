import type { LoggedChange } from "#domain/live/live.ts";
import { serverMessageSchema } from "#domain/live/live-schema.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { newId } from "#worker/db/new-id.ts";
import { sealTicket } from "#worker/live/ticket.ts";
import { openScene } from "../factories/scene.ts";
import { Crowd, openBare } from "./crowd.ts";
import { type Line, median, percentile } from "./line.ts";
import type { Running } from "./workers.ts";

const SOCKETS = 1_000;
const SOCKETS_PER_SESSION = 10;
const ROUNDS = 20;
const DAY_MS = 86_400_000;

/** A group with a thousand open browsers, and how to send them a change. */
async function openChannel({ origin, miniflare }: Running) {
  const { CLIENT_KEY, OPS_TOKEN, SIGNING_KEY } = localSecrets();
  const send = (request: Request) => fetch(request);
  const scene = await openScene({ origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
  const database = await miniflare.getD1Database("DB");
  const companyId = await database
    .prepare("select company_id from groups where id = ?")
    .bind(scene.groupId)
    .first<string>("company_id");
  const sids = Array.from({ length: SOCKETS / SOCKETS_PER_SESSION }, () => newId());
  const session = database.prepare(
    "insert into sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at) values (?, 0, ?, ?, ?, 0)",
  );
  await database.batch(
    sids.map((sid) => session.bind(sid, Date.now() + DAY_MS, scene.caller.user.uid, newId())),
  );
  const crowd = new Crowd();
  const address = origin.replace(/^http/, "ws");
  const { groupId } = scene;
  for (let index = 0; index < SOCKETS; index += 1) {
    const ticket = await sealTicket(
      { SIGNING_KEY },
      {
        id: newId(),
        sid: sids[index % sids.length] ?? "",
        groupId,
        companyId: companyId ?? "",
        expiresAt: Date.now() + 30_000,
      },
    );
    await crowd.add(`${address}/api/live?ticket=${ticket}`, { origin });
  }
  const { GROUP_CHANNEL: channels } = await miniflare.getBindings<Env>();
  const channel = channels.get(channels.idFromName(`${companyId}:${groupId}`));
  return {
    crowd,
    /** Writes a change like a save does, and returns how to announce it. */
    write: () =>
      database
        .prepare(
          "insert into changes (at, group_id, property_id, kind, payload) values (?, ?, ?, 'document.saved', ?)",
        )
        .bind(
          Date.now(),
          groupId,
          scene.property.id,
          '{"section":"theme","language":"","revision":2,"by":"Front desk"}',
        )
        .run(),
    announce: () => channel.nudge(companyId ?? "", groupId),
  };
}

/** A change to a thousand sockets: time until the slowest percentile has it, and whether all received it in order. */
export async function measureLive(foyer: Running): Promise<Line[]> {
  const channel = await openChannel(foyer);
  await channel.write();
  await channel.crowd.hear(channel.announce);
  const bare = await openBare(channel.crowd.lastText, SOCKETS);
  await bare.crowd.hear(bare.announce);
  const ratios: number[] = [];
  const spent: number[] = [];
  let sequence = getSequence(channel.crowd.lastText);
  for (let round = 0; round < ROUNDS; round += 1) {
    await channel.write();
    const ours = percentile(await channel.crowd.hear(channel.announce), 0.99);
    const theirs = percentile(await bare.crowd.hear(bare.announce), 0.99);
    const next = getSequence(channel.crowd.lastText);
    if (next <= sequence) throw new Error("A change came out of order.");
    sequence = next;
    ratios.push(ours / theirs);
    spent.push(ours);
  }
  channel.crowd.leave();
  bare.crowd.leave();
  await bare.stop();
  return [
    {
      what: `one change to 1,000 sockets, p99 (${median(spent).toFixed(0)} ms), against a bare hibernating Durable Object`,
      measured: median(ratios),
      budget: 1.35,
      bound: "most",
      unit: "",
    },
  ];
}

function getSequence(text: string): number {
  const message = serverMessageSchema.parse(JSON.parse(text));
  const changes: readonly LoggedChange[] = message.type === "changes" ? message.changes : [];
  return changes.at(-1)?.sequence ?? 0;
}
