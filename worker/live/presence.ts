import type { ServerMessage } from "#domain/live/live.ts";
import { type ClientLocation, peopleIn } from "#domain/live/presence.ts";
import { attachmentOf, keepAttachment, type Listener, send } from "./attachment.ts";

/** What happens within this time is told together; in a crowd longer, so that changes keep the floor. */
const PAUSE_MS = 200;
const PAUSE_PER_SOCKET_MS = 2;

interface Audience {
  readonly listeners: () => readonly Listener[];
  /** About how many listeners there are, without a look at each. */
  readonly size: () => number;
  /** Settles when no change is being sent. */
  readonly quiet: () => Promise<void>;
}

/**
 * Tells everybody in a property who else is there.
 *
 * Ephemeral: it is kept with the sockets and never stored. Everybody in the group may be told of everybody in
 * it: a group's people share its properties.
 */
export class Presence {
  readonly #audience: Audience;
  /** Properties in which something changed that nobody has been told yet. */
  readonly #untold = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** A tab says where it is now. */
  move({ socket, attachment }: Listener, where: ClientLocation, now: number): void {
    keepAttachment(socket, { ...attachment, where, toldAt: now });
    this.#tellLater(attachment.where.propertyId);
    this.#tellLater(where.propertyId);
  }

  /** A tab is gone. */
  leave(socket: WebSocket): void {
    this.#tellLater(attachmentOf(socket)?.where.propertyId ?? null);
  }

  #tellLater(propertyId: string | null): void {
    if (propertyId === null) return;
    this.#untold.add(propertyId);
    const pause = Math.max(PAUSE_MS, this.#audience.size() * PAUSE_PER_SOCKET_MS);
    this.#timer ??= setTimeout(() => void this.#audience.quiet().then(() => this.#tell()), pause);
  }

  #tell(): void {
    this.#timer = null;
    const tabs = this.#audience.listeners().map(({ socket, attachment }) => ({ socket, ...attachment }));
    for (const propertyId of this.#untold) {
      const here = tabs.filter(({ where }) => where.propertyId === propertyId);
      const message: ServerMessage = { type: "presence", propertyId, ...peopleIn(propertyId, here) };
      const text = JSON.stringify(message);
      for (const { socket } of here) send(socket, text);
    }
    this.#untold.clear();
  }
}
