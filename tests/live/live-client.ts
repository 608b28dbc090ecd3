import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import type { LoggedChange, ServerMessage } from "#domain/live/live.ts";
import { serverMessageSchema } from "#domain/live/live-schema.ts";
import type { Caller } from "#scripts/api/caller.ts";
import { newId } from "#worker/db/new-id.ts";
import { sealTicket } from "#worker/live/ticket.ts";
import type { Scene } from "../factories/scene.ts";
import { ORIGIN } from "../factories/worker/worker-target.ts";

/** A browser's socket to the live channel, with all received messages. */
export interface LiveClient {
  readonly messages: ServerMessage[];
  readonly changes: () => LoggedChange[];
  readonly closed: Promise<CloseEvent>;
  readonly close: () => void;
  readonly send: (text: string) => void;
}

export async function requestTicket(caller: Caller): Promise<string> {
  const response = await caller.call("POST", "/api/live/ticket");
  return ((await response.json()) as { ticket: string }).ticket;
}

/** Requests the WebSocket upgrade, as a browser does. */
export function upgrade(
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(
    new Request(`${ORIGIN}/api/live?${new URLSearchParams(query)}`, {
      headers: { upgrade: "websocket", origin: ORIGIN, ...headers },
    }),
  );
}

export async function connect(caller: Caller, since?: number): Promise<LiveClient> {
  const ticket = await requestTicket(caller);
  return listen({ ticket, ...(since === undefined ? {} : { since: String(since) }) });
}

/** Opens a socket with a ticket and records all received messages. */
export async function listen(query: Record<string, string>): Promise<LiveClient> {
  const response = await upgrade(query);
  const socket = response.webSocket;
  if (!socket) throw new Error(`No socket was opened: ${response.status} ${await response.text()}`);
  const messages: ServerMessage[] = [];
  socket.addEventListener("message", (event) => {
    if (event.data !== "pong") messages.push(serverMessageSchema.parse(JSON.parse(String(event.data))));
  });
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener("close", resolve));
  socket.accept();
  return {
    messages,
    changes: () => messages.flatMap((message) => (message.type === "changes" ? message.changes : [])),
    closed,
    close: () => socket.close(1000, "done"),
    send: (text) => socket.send(text),
  };
}

function findCompany(groupId: string): Promise<string | null> {
  return env.DB.prepare("select company_id from groups where id = ?")
    .bind(groupId)
    .first<string>("company_id");
}

/** The channel of a scene's group. */
export async function getChannel({ groupId }: Pick<Scene, "groupId">) {
  return env.GROUP_CHANNEL.getByName(`${await findCompany(groupId)}:${groupId}`);
}

/** Tickets for many sockets of one person. Each `socketsPerSession` tickets share a session, like a browser's tabs. */
export async function sealTickets(
  { groupId, caller }: Scene,
  { sockets, socketsPerSession }: { readonly sockets: number; readonly socketsPerSession: number },
): Promise<string[]> {
  const companyId = (await findCompany(groupId)) ?? "";
  const expiresAt = Date.now() + 60_000;
  const sids = Array.from({ length: Math.ceil(sockets / socketsPerSession) }, () => newId());
  const session = env.DB.prepare(
    "insert into sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at) values (?, 0, ?, ?, ?, 0)",
  );
  await env.DB.batch(sids.map((sid) => session.bind(sid, expiresAt, caller.user.uid, newId())));
  const seal = (sid: string) => sealTicket(env, { id: newId(), sid, groupId, companyId, expiresAt });
  return Promise.all(Array.from({ length: sockets }, (_, index) => seal(sids[index % sids.length] ?? "")));
}
