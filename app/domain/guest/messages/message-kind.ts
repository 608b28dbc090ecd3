import type { z } from "#domain/zod.ts";
import type { Purpose } from "../../account/record-words.ts";
import type { PeriodName } from "../../account/retention.ts";
import type { ContentLanguage } from "../../language.ts";
import type { EpochMs } from "../../time.ts";
import type { FormLimits } from "../form-limits.ts";
import type { Handling } from "../request-state.ts";

import type { MessagePath } from "./message-path.ts";

/** A stored message: common fields, and the content of its kind. */
export interface StoredMessage<Content> {
  readonly id: string;
  readonly at: EpochMs;
  /** When staff closed the message; `null` while open, and for kinds that staff do not close. */
  readonly closedAt: EpochMs | null;
  /** Handling by staff; stays as new for kinds that staff do not close. */
  readonly handling: Handling;
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** The guest's receipt code. `null`: older than receipts. */
  readonly receiptCode: string | null;
  readonly content: Content;
}

/** A message in the results of a guest data search. */
export interface MessageEntry {
  readonly service: string;
  /** Service names for staff, by language. */
  readonly names?: Partial<Record<ContentLanguage, string>> | undefined;
  readonly room: string;
  readonly note: string;
  /** 1 to 5; `null` without a rating. */
  readonly rating: number | null;
}

/** How good or bad feedback is. */
export interface Opinion {
  /** Mean of the stars, 1 to 5; `null` without stars. */
  readonly rating: number | null;
  /** Whether the guest disliked something: alerts every member who gets low-rating mail (D62). */
  readonly isDisliked: boolean;
}

/** Description of a kind of guest message. Each layer has a file of the same name beside its registry. */
export interface MessageKind<Path extends MessagePath, Content, Item> {
  /** Stable key in form and API addresses, settings and group files; never changes. */
  readonly path: Path;
  /** Schema of the stored content. Strict, because imported group files are checked with it. */
  readonly content: z.ZodType<Content>;
  readonly limits: FormLimits;
  /** Purpose in the record of processing. */
  readonly purpose: Purpose;
  /** Default retention (D20); counts from closing for kinds that staff close. */
  readonly period: PeriodName;
  /** Retention of messages never closed. `null`: staff do not close this kind. */
  readonly openPeriod: PeriodName | null;
  /** Schema of the message for staff. */
  readonly item: z.ZodType<Item>;
  readonly toItem: (message: StoredMessage<Content>) => Item;
  /** When staff should have handled the message; `null`: no time set. */
  readonly toDue: (content: Content) => EpochMs | null;
  /** Converts the content for an owner's guest data search. */
  readonly toEntry: (content: Content) => MessageEntry;
  /** The guest's rating, for low-rating mail; `null`: none. */
  readonly toOpinion: (content: Content) => Opinion | null;
}

/** Describes a kind; the compiler reports every place that must handle it. */
export function defineMessageKind<const Path extends MessagePath, Content, Item>(
  kind: MessageKind<Path, Content, Item>,
): MessageKind<Path, Content, Item> {
  return kind;
}
