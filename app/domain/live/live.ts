import type { z } from "#domain/zod.ts";
import type {
  changeSchema,
  clientMessageSchema,
  loggedChangeSchema,
  serverMessageSchema,
} from "./live-schema.ts";

/** A change in the change log and on a group's channel. */
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
  "translations.changed": true,
  "members.changed": true,
  "maintenance.changed": true,
  "activity.logged": true,
  "guest-messages.changed": true,
  "session.ended": true,
};
export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

export type LoggedChange = z.infer<typeof loggedChangeSchema>;
export type LoggedChangeOf<Kind extends ChangeKind> = Extract<LoggedChange, { readonly kind: Kind }>;

/** Whether a change has one of these kinds. */
export function isChangeOfKind<Kind extends ChangeKind>(
  change: LoggedChange,
  kinds: readonly Kind[],
): change is LoggedChangeOf<Kind> {
  return kinds.some((kind) => kind === change.kind);
}

/** A message of the channel. */
export type ServerMessage = z.infer<typeof serverMessageSchema>;
/** A client message: the tab's location. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;
export const CLIENT_MESSAGE_LENGTH_MAX = 1_024;

/** Beyond this many missed changes, the client reloads the list. */
export const REPLAY_LIMIT = 500;
/** Application-specific WebSocket close codes. */
export const CLOSE_SESSION_ENDED = 4401;
/** Ticket invalid, used, expired, or its session has ended. */
export const CLOSE_TICKET_REFUSED = 4403;
/** No message or ping from the client for too long. */
export const CLOSE_SILENT = 4408;
/** The session has the maximum number of sockets. */
export const CLOSE_TOO_MANY = 4429;
export const CLOSE_TOO_BIG = 1009;
export const CLOSE_POLICY = 1008;
