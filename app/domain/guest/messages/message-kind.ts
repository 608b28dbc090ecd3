import type { z } from "#domain/zod.ts";
import type { Purpose } from "../../account/record-words.ts";
import type { PeriodName } from "../../account/retention.ts";
import type { ContentLanguage } from "../../language.ts";
import type { EpochMs } from "../../time.ts";
import type { FormLimits } from "../form-limits.ts";
import type { Handling } from "../request-state.ts";

import type { MessagePath } from "./message-path.ts";

/** A message as it is kept: what messages of every kind have, and what its own kind holds of what the guest said. */
export interface StoredMessage<Content> {
  readonly id: string;
  readonly at: EpochMs;
  /** When staff closed it; null while it is open, and of a kind that nobody closes. */
  readonly closedAt: EpochMs | null;
  /** What staff have done about it; untouched, of a kind that nobody closes. */
  readonly handling: Handling;
  readonly buttonId: string;
  readonly language: ContentLanguage;
  /** By which its guest names it. Null: from before there were receipts. */
  readonly receiptCode: string | null;
  readonly content: Content;
}

/** What a search for a guest's data tells of a message. */
export interface MessageEntry {
  readonly service: string;
  /** The same as staff read it, by language. */
  readonly names?: Partial<Record<ContentLanguage, string>> | undefined;
  readonly room: string;
  readonly note: string;
  /** 1 to 5; null where nothing was rated. */
  readonly rating: number | null;
}

/** How bad an opinion is. */
export interface Opinion {
  /** The mean of the stars, 1 to 5; null where none were given. */
  readonly rating: number | null;
  /** Whether the guest disliked something: that alerts everybody who hears of any low rating (D62). */
  readonly isDisliked: boolean;
}

/** A kind of message that guests send, described once; each layer has a file of the same name beside its registry. */
export interface MessageKind<Path extends MessagePath, Content, Item> {
  /** Names it in addresses of forms and of the API, in settings and in group files, and never changes. */
  readonly path: Path;
  /** What a message of it holds. Values as their writer would have them: a group's file is judged by it. */
  readonly content: z.ZodType<Content>;
  readonly limits: FormLimits;
  /** What it is kept for, in the record of processing. */
  readonly purpose: Purpose;
  /** How long it is kept unless an owner chooses (D20); where staff close it, from then on. */
  readonly period: PeriodName;
  /** Of one that nobody ever closed. Null: staff close none of this kind. */
  readonly openPeriod: PeriodName | null;
  /** What staff read of it. */
  readonly item: z.ZodType<Item>;
  readonly toItem: (message: StoredMessage<Content>) => Item;
  /** When staff should have seen to it; null: nobody has said. */
  readonly toDue: (content: Content) => EpochMs | null;
  /** What an owner who looks for a guest's data reads of it. */
  readonly toEntry: (content: Content) => MessageEntry;
  /** What is rated by it, for those who hear of low ratings; null: nothing is. */
  readonly toOpinion: (content: Content) => Opinion | null;
}

/** Describes a kind; the compiler names each place that has to know it. */
export function defineMessageKind<const Path extends MessagePath, Content, Item>(
  kind: MessageKind<Path, Content, Item>,
): MessageKind<Path, Content, Item> {
  return kind;
}
