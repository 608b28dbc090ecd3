import type { ServerMessage } from "#domain/live.ts";
import type { Tab } from "#domain/presence.ts";
import type { Allowance } from "./allowance.ts";

/**
 * What the channel knows of a socket, kept with the socket itself: it outlives the object's sleep, and a
 * socket is gone with the Worker that wrote it. The platform bounds it at 16 KB.
 */
export interface Attachment extends Tab {
  readonly sid: string;
  /** The last change that was sent. */
  readonly lastSequence: number;
  readonly allowance: Allowance;
}

export function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment;
}

export function keepAttachment(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

export function isOpen(socket: WebSocket): boolean {
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
