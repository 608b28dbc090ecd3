import { DurableObject } from "cloudflare:workers";
import { CLOSE_POLICY, CLOSE_SILENT, PING, PONG } from "#domain/live/live.ts";
import { MINUTE_MS } from "#domain/time.ts";

/** Open pages of one property that listen; half of them may be of one network, as a hotel's guests share one. */
const SOCKETS_MAX = 4_000;
const SOCKETS_PER_NETWORK_MAX = SOCKETS_MAX / 2;
/** How often those that are silent are looked for; a page pings each minute while somebody looks at it. */
const SWEEP_MS = 5 * MINUTE_MS;
const SILENCE_MAX_MS = 4 * MINUTE_MS;

/** In front of the moment at which a socket came, in one of its tags. */
const SINCE = "since ";

/** The header by which the Worker says whose socket it is: a network, and the codes that its page has. */
export const LISTENER_HEADER = "x-listener";

interface ListenerOfPage {
  readonly network: string;
  readonly codes: readonly string[];
}

/** Names a page's socket to the object. */
export function listenerHeader(listener: ListenerOfPage): string {
  return JSON.stringify(listener);
}

/**
 * The sockets of one property's open guest pages, on a hibernating object that keeps nothing: which receipts a page has
 * stands in the tags of its socket. It says which of them has changed, and nothing else; the page then asks for the
 * state, as it does when it connects, so that a lost word is a late one (R12).
 */
export class PortalChannel extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes the upgrade of a page that the Worker has admitted. @returns 429 where there are too many. */
  override async fetch(request: Request): Promise<Response> {
    const { network, codes } = JSON.parse(request.headers.get(LISTENER_HEADER) ?? "") as ListenerOfPage;
    const ofNetwork = `network ${network}`;
    if (this.#count() >= SOCKETS_MAX || this.#count(ofNetwork) >= SOCKETS_PER_NETWORK_MAX)
      return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    const now = Date.now();
    this.ctx.acceptWebSocket(server, [ofNetwork, SINCE + now, ...codes]);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + SWEEP_MS);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells the pages that have a receipt that something is new of it. */
  tell(code: string): void {
    for (const socket of this.ctx.getWebSockets(code)) {
      try {
        socket.send(code);
      } catch {
        // Closing: its page asks when it connects again.
      }
    }
  }

  /** A page says nothing but its pings, which wake nobody. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(CLOSE_POLICY, "That is not expected here.");
  }

  override webSocketClose(socket: WebSocket): void {
    try {
      socket.close();
    } catch {
      // Already closed by the runtime.
    }
  }

  /** Closes what has not pinged for long: a phone that sleeps comes back by itself. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    for (const socket of this.ctx.getWebSockets()) {
      const since = this.ctx.getTags(socket).find((tag) => tag.startsWith(SINCE));
      const cameAt = Number(since?.slice(SINCE.length));
      const heardAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? cameAt;
      if (now - heardAt > SILENCE_MAX_MS) socket.close(CLOSE_SILENT, "Nothing was heard for long.");
    }
    if (this.#count() > 0) await this.ctx.storage.setAlarm(now + SWEEP_MS);
  }

  #count(tag?: string): number {
    return this.ctx.getWebSockets(tag).length;
  }
}
