import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushSubscription } from "#worker/push/push-subscription.ts";
import { type BrowserKeys, decryptPush } from "./decrypt-push.ts";
import { verifyVapid } from "./verify-vapid.ts";

/** A message that a browser received. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly payload: string;
  readonly ttl: string | null;
  readonly urgency: string | null;
  readonly topic: string | null;
}

/** How a subscription answers its next requests, before it accepts messages. */
export interface Behaviour {
  readonly status: number;
  readonly retryAfter?: string;
  readonly times: number;
}

interface Browser extends BrowserKeys {
  readonly inbox: string;
  /** The server key that it subscribed for. */
  readonly key: string;
  behaviour: Behaviour;
}

interface State {
  readonly browsers: Map<string, Browser>;
  readonly received: Map<string, ReceivedPush[]>;
}

export interface PushService {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const BODY_BYTES_MAX = 4_096;

/**
 * A push service on its own port, whose browsers decrypt their messages: `POST /:inbox/browsers?key=…&count=…` creates
 * subscriptions for a server's key; `GET /:inbox/received` lists received messages in order; `POST
 * /:inbox/behave?endpoint=…` sets how one answers. It refuses as a push service does: another caller than the
 * subscribed one, a body that is too long, a missing `TTL`.
 */
export async function startPushService(): Promise<PushService> {
  const state: State = { browsers: new Map(), received: new Map() };
  const server = createServer((request, response) => {
    answer(request, response, state).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const url = new URL(request.url ?? "", `http://${request.headers.host}`);
  const [, inbox = "", action = "", id = ""] = url.pathname.split("/");
  const body = await readBody(request);
  const reply = (content: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(content));
  if (action === "browsers") {
    const { searchParams } = url;
    const key = searchParams.get("key") ?? "";
    const count = Number(searchParams.get("count") ?? "1");
    reply(Array.from({ length: count }, () => subscribe(state, { origin: url.origin, inbox, key })));
  } else if (action === "received") {
    reply(state.received.get(inbox) ?? []);
  } else if (action === "behave") {
    const browser = state.browsers.get(url.searchParams.get("endpoint")?.split("/").at(-1) ?? "");
    if (!browser) throw new Error("No such browser.");
    browser.behaviour = JSON.parse(body.toString());
    reply({});
  } else if (action === "push") take(request, response, { state, url, id, body });
  else response.writeHead(404).end();
}

function subscribe(
  { browsers }: State,
  { origin, inbox, key }: { readonly origin: string; readonly inbox: string; readonly key: string },
): PushSubscription {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  const auth = randomBytes(16);
  const id = randomUUID();
  browsers.set(id, { inbox, key, ecdh, auth, behaviour: { status: 201, times: 0 } });
  return { endpoint: `${origin}/${inbox}/push/${id}`, keys: { p256dh, auth: auth.toString("base64url") } };
}

interface Delivery {
  readonly state: State;
  readonly url: URL;
  readonly id: string;
  readonly body: Buffer;
}

function take(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { state, url, id, body }: Delivery,
) {
  const browser = state.browsers.get(id);
  if (!browser) return response.writeHead(404).end();
  const { inbox, behaviour } = browser;
  if (behaviour.times > 0) {
    browser.behaviour = { ...behaviour, times: behaviour.times - 1 };
    const { status, retryAfter } = behaviour;
    return response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end();
  }
  const one = (name: string) => headers[name]?.toString() ?? null;
  const caller = verifyVapid(one("authorization") ?? "", `https://${url.host}`, Date.now() / 1000);
  if (caller.key !== browser.key || !caller.subject.startsWith("mailto:"))
    return response.writeHead(403).end();
  if (method !== "POST" || one("ttl") === null || one("content-encoding") !== "aes128gcm") {
    return response.writeHead(400).end();
  }
  if (body.length > BODY_BYTES_MAX) return response.writeHead(413).end();
  const push = {
    endpoint: url.href,
    payload: decryptPush(body, browser),
    ttl: one("ttl"),
    urgency: one("urgency"),
    topic: one("topic"),
  };
  state.received.set(inbox, [...(state.received.get(inbox) ?? []), push]);
  return response.writeHead(201).end();
}
