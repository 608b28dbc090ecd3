import type { ServerMessage } from "#domain/live/live.ts";
import type { Tab } from "#domain/live/presence.ts";
import type { TokenBucket } from "./token-bucket.ts";

/**
 * What the channel knows of a socket, kept with the socket itself: it outlives the object's sleep, and a
 * socket is gone with the Worker that wrote it. The platform bounds it at 16 KB.
 */
export interface Attachment extends Tab {
  readonly sid: string;
  /** The last change that was sent. */
  readonly lastSequence: number;
  readonly allowance: TokenBucket;
}

/** An open socket and what the channel knows of it. */
export interface Listener {
  readonly socket: WebSocket;
  readonly attachment: Attachment;
}

/** RFC 6455: the server met an unexpected condition. The client connects again. */
const CLOSE_INTERNAL = 1011;

/** Null for a socket that was accepted and never admitted: it has no identity, and nothing is sent to it. */
export function attachmentOf(socket: WebSocket): Attachment | null {
  return socket.deserializeAttachment() as Attachment | null;
}

/** The open ones among some sockets. One without an attachment is closed and left out. */
export function listenersAmong(sockets: readonly WebSocket[]): Listener[] {
  return sockets.filter(isOpen).flatMap((socket) => {
    const attachment = attachmentOf(socket);
    if (attachment) return [{ socket, attachment }];
    socket.close(CLOSE_INTERNAL, "This connection was never admitted.");
    return [];
  });
}

export function keepAttachment(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

function isOpen(socket: WebSocket): boolean {
  return socket.readyState === WebSocket.OPEN;
}

/** Sends a message, as text that may have been made once for many sockets. */
export function send(socket: WebSocket, message: ServerMessage | string): void {
  try {
    socket.send(typeof message === "string" ? message : JSON.stringify(message));
  } catch {
    // Closing: the client will come back and say what it saw last.
  }
}
