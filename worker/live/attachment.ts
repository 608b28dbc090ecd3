import type { ServerMessage } from "#domain/live/live.ts";
import type { Tab } from "#domain/live/presence.ts";
import type { EpochMs } from "#domain/time.ts";
import type { TokenBucket } from "./token-bucket.ts";

/**
 * The channel's state of a socket, stored as its attachment: it survives hibernation, and sockets close when a
 * new Worker is deployed, so the format may change freely. Limit: 16 KB.
 */
export interface Attachment extends Tab {
  readonly sid: string;
  readonly access: SocketAccess;
  /** Sequence of the last change sent. */
  readonly lastSequence: number;
  readonly allowance: TokenBucket;
}

/** Access of a socket's person. */
export interface SocketAccess {
  /** Ids of the chosen properties, at most `CHOSEN_PROPERTIES_MAX`; `null`: the whole group. */
  readonly properties: readonly string[] | null;
  /** When the access ends; `null`: no end. */
  readonly endsAt: EpochMs | null;
}

/** Whether a socket may get messages about a property; `null`: about the group. */
export function maySee({ properties }: SocketAccess, propertyId: string | null): boolean {
  return propertyId === null || properties === null || properties.includes(propertyId);
}

/** An open socket with its attachment. */
export interface Listener {
  readonly socket: WebSocket;
  readonly attachment: Attachment;
}

/** RFC 6455: unexpected condition. The client reconnects. */
const CLOSE_INTERNAL = 1011;

/** `null`: accepted but never admitted, so it has no identity and gets no messages. */
export function findAttachment(socket: WebSocket): Attachment | null {
  return socket.deserializeAttachment() as Attachment | null;
}

/** Open sockets with their attachments. Sockets without one are closed. */
export function getListeners(sockets: readonly WebSocket[]): Listener[] {
  return sockets.filter(isOpen).flatMap((socket) => {
    const attachment = findAttachment(socket);
    if (attachment) return [{ socket, attachment }];
    socket.close(CLOSE_INTERNAL, "This connection was never admitted.");
    return [];
  });
}

export function storeAttachment(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

function isOpen(socket: WebSocket): boolean {
  return socket.readyState === WebSocket.OPEN;
}

/** Sends a message; pass a string to serialise once for many sockets. */
export function send(socket: WebSocket, message: ServerMessage | string): void {
  try {
    socket.send(typeof message === "string" ? message : JSON.stringify(message));
  } catch {
    // Closing: the client reconnects with its last sequence.
  }
}
