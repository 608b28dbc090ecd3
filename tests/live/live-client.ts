import { exports } from "cloudflare:workers";
import { type LoggedChange, type ServerMessage, serverMessageSchema } from "#domain/live.ts";
import type { Caller } from "../factories/caller.ts";
import { ORIGIN } from "../factories/worker-target.ts";

/** A browser's end of the live channel, with everything it was sent. */
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

/** Asks for the upgrade, as a browser does. */
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

/** Opens a socket with a ticket and keeps everything it is sent. */
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
