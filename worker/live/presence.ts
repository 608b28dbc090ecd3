import type { ServerMessage } from "#domain/live/live.ts";
import { type ClientLocation, listPeople, NO_LOCATION } from "#domain/live/presence.ts";
import { findAttachment, type Listener, maySee, send, storeAttachment } from "./attachment.ts";

/** Changes within this time are sent together; longer with many sockets, so that presence does not delay changes. */
const PAUSE_MS = 200;
const PAUSE_PER_SOCKET_MS = 2;

interface Audience {
  readonly listeners: () => readonly Listener[];
  /** Approximate number of listeners, without iterating. */
  readonly size: () => number;
  /** Resolves when no change is being sent. */
  readonly quiet: () => Promise<void>;
}

/**
 * Sends everybody in a property the list of who else is there.
 *
 * Ephemeral: stored in socket attachments only.
 */
export class Presence {
  readonly #audience: Audience;
  /** Properties with changes not sent yet. */
  readonly #unsent = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** A tab reports its location. One in a property that its person may not see is nowhere. */
  move({ socket, attachment }: Listener, said: ClientLocation, now: number): void {
    const where = maySee(attachment.access, said.propertyId) ? said : NO_LOCATION;
    storeAttachment(socket, { ...attachment, where, toldAt: now });
    this.#sendLater(attachment.where.propertyId);
    this.#sendLater(where.propertyId);
  }

  /** A tab has closed. */
  leave(socket: WebSocket): void {
    this.#sendLater(findAttachment(socket)?.where.propertyId ?? null);
  }

  #sendLater(propertyId: string | null): void {
    if (propertyId === null) return;
    this.#unsent.add(propertyId);
    const pause = Math.max(PAUSE_MS, this.#audience.size() * PAUSE_PER_SOCKET_MS);
    this.#timer ??= setTimeout(() => void this.#audience.quiet().then(() => this.#sendPresence()), pause);
  }

  #sendPresence(): void {
    this.#timer = null;
    const tabs = this.#audience.listeners().map(({ socket, attachment }) => ({ socket, ...attachment }));
    for (const propertyId of this.#unsent) {
      const here = tabs.filter(({ where }) => where.propertyId === propertyId);
      const message: ServerMessage = { type: "presence", propertyId, ...listPeople(propertyId, here) };
      const text = JSON.stringify(message);
      for (const { socket } of here) send(socket, text);
    }
    this.#unsent.clear();
  }
}
