import type { MessagePath } from "#domain/guest/messages/message-path.ts";

/** Path of a kind's list: requests are the inbox's index, other kinds have a route named after their path. */
export function getInboxPath(kind: MessagePath): string {
  return kind === "requests" ? "/inbox" : `/inbox/${kind}`;
}
