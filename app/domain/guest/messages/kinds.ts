import type { z } from "#domain/zod.ts";
import { feedback } from "./feedback.ts";
import type { StoredMessage } from "./message-kind.ts";
import type { MessagePath } from "./message-path.ts";
import { request } from "./request.ts";

/** All kinds of message, in the order of screens and records. */
export const MESSAGE_KINDS = { request, feedback } as const;

export type MessageKindName = keyof typeof MESSAGE_KINDS;
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as readonly MessageKindName[];

export type ContentOf<Name extends MessageKindName> = z.output<(typeof MESSAGE_KINDS)[Name]["content"]>;

export type AnyContent = ContentOf<MessageKindName>;
/** A stored message of any kind. */
export type AnyMessage = StoredMessage<AnyContent>;

/** A message of a kind, for staff. */
export type ItemOf<Name extends MessageKindName> = z.output<(typeof MESSAGE_KINDS)[Name]["item"]>;

/** Converts a message for staff. */
export function toItem<Name extends MessageKindName>(kind: Name, message: AnyMessage): ItemOf<Name> {
  return MESSAGE_KINDS[kind].toItem(message as never) as ItemOf<Name>;
}

/** Kinds that staff close. */
export const CLOSED_KINDS = MESSAGE_KIND_NAMES.filter((name) => MESSAGE_KINDS[name].openPeriod !== null);

export function getKindByPath(path: MessagePath): MessageKindName {
  const name = MESSAGE_KIND_NAMES.find((kind) => MESSAGE_KINDS[kind].path === path);
  if (!name) throw new Error(`There is no kind of message under ${path}.`);
  return name;
}
