import type { z } from "#domain/zod.ts";
import type {
  changeSchema,
  clientMessageSchema,
  loggedChangeSchema,
  serverMessageSchema,
} from "./live-schema.ts";

/** What the change log records and the channel of a group sends. */
export type Change = z.infer<typeof changeSchema>;
export type ChangeKind = Change["kind"];
export type ChangeOf<Kind extends ChangeKind> = Extract<Change, { readonly kind: Kind }>;

const KINDS: Readonly<Record<ChangeKind, true>> = {
  "property.added": true,
  "property.updated": true,
  "property.removed": true,
  "licence.changed": true,
  "document.saved": true,
  "portal.published": true,
  "plan.changed": true,
  "qr.regenerated": true,
  "places.changed": true,
  "announcements.changed": true,
  "members.changed": true,
  "maintenance.changed": true,
  "activity.logged": true,
  "guest-messages.changed": true,
  "session.ended": true,
};
export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

export type LoggedChange = z.infer<typeof loggedChangeSchema>;
export type LoggedChangeOf<Kind extends ChangeKind> = Extract<LoggedChange, { readonly kind: Kind }>;

/** Whether a change is of one of these kinds. */
export function isChangeOf<Kind extends ChangeKind>(
  change: LoggedChange,
  kinds: readonly Kind[],
): change is LoggedChangeOf<Kind> {
  return kinds.some((kind) => kind === change.kind);
}

/** What the channel sends. */
export type ServerMessage = z.infer<typeof serverMessageSchema>;
/** What a client says, besides pings: where its tab is. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;
export const CLIENT_MESSAGE_LENGTH_MAX = 1_024;

/** Changes beyond this many are not replayed; the client reads a snapshot instead. */
export const REPLAY_LIMIT = 500;
/** WebSocket close codes of ours. */
export const CLOSE_SESSION_ENDED = 4401;
/** The ticket was not ours, used, too old, or its session is over. */
export const CLOSE_TICKET_REFUSED = 4403;
/** Nothing was heard from the client for long. */
export const CLOSE_SILENT = 4408;
/** The session has as many sockets as it may. */
export const CLOSE_TOO_MANY = 4429;
export const CLOSE_TOO_BIG = 1009;
export const CLOSE_POLICY = 1008;
