import type { z } from "#domain/zod.ts";
import { feedback } from "./feedback.ts";
import type { StoredMessage } from "./message-kind.ts";
import type { MessagePath } from "./message-path.ts";
import { request } from "./request.ts";

/** Every kind of message, in the order in which screens and records list them. */
export const MESSAGE_KINDS = { request, feedback } as const;

export type MessageKindName = keyof typeof MESSAGE_KINDS;
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as readonly MessageKindName[];

/** What a message of a kind holds. */
export type ContentOf<Name extends MessageKindName> = z.output<(typeof MESSAGE_KINDS)[Name]["content"]>;

/** What a message of any kind holds. */
export type AnyContent = ContentOf<MessageKindName>;
/** A message of any kind, as it is kept. */
export type AnyMessage = StoredMessage<AnyContent>;

/** What staff read of a message of a kind. */
export type ItemOf<Name extends MessageKindName> = z.output<(typeof MESSAGE_KINDS)[Name]["item"]>;

/** A message as staff read it. */
export function toItem<Name extends MessageKindName>(kind: Name, message: AnyMessage): ItemOf<Name> {
  return MESSAGE_KINDS[kind].toItem(message as never) as ItemOf<Name>;
}

/** Kinds that staff close. */
export const CLOSED_KINDS = MESSAGE_KIND_NAMES.filter((name) => MESSAGE_KINDS[name].openPeriod !== null);

export function kindOfPath(path: MessagePath): MessageKindName {
  const name = MESSAGE_KIND_NAMES.find((kind) => MESSAGE_KINDS[kind].path === path);
  if (!name) throw new Error(`There is no kind of message under ${path}.`);
  return name;
}
