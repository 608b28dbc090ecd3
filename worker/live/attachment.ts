import type { ServerMessage } from "#domain/live/live.ts";
import type { Tab } from "#domain/live/presence.ts";
import type { TokenBucket } from "./token-bucket.ts";

/**
 * The channel's state of a socket, stored as its attachment: it survives hibernation, and sockets close when a
 * new Worker is deployed, so the format may change freely. Limit: 16 KB.
 */
export interface Attachment extends Tab {
  readonly sid: string;
  /** Sequence of the last change sent. */
  readonly lastSequence: number;
  readonly allowance: TokenBucket;
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
