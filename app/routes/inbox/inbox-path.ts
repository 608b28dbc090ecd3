import type { MessagePath } from "#domain/guest/messages/message-path.ts";

/** Where the inbox lists messages of a kind: it opens with requests, and each other kind has a route by its path. */
export function getInboxPath(kind: MessagePath): string {
  return kind === "requests" ? "/inbox" : `/inbox/${kind}`;
}
