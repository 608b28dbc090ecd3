import type { AnyContent, ContentOf, MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { StoredMessage } from "#domain/guest/messages/message-kind.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import type { Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Words } from "#portal/words/words.ts";
import type { CountedFeedback } from "../../../analytics/count-feedback.ts";
import type { GuestForm } from "../../../portal/rendering/guest-form.ts";
import type { NoticeReader, StaffNotice } from "./staff-notice.ts";

/** What a property asks its guests, in which language its staff read, where the guest is known to be, and when. */
export interface AskedForms {
  readonly forms: readonly GuestForm[];
  readonly defaultLanguage: ContentLanguage;
  /** By the card that they scanned; null where that is not known, or the kind does not ask. */
  readonly place: KnownPlace | null;
  /** IANA name of the property's zone. */
  readonly timeZone: string;
  readonly at: EpochMs;
}

/** A label and what the guest said, of stars with their number. */
export type MessageFact = readonly [label: string, text: string, stars?: number | undefined];

/** A form that was filled in as the portal asked it. */
export interface FilledMessage<Content extends AnyContent = AnyContent> {
  readonly buttonId: string;
  /** In which the guest wrote. */
  readonly language: ContentLanguage;
  readonly content: Content;
  /** What the property's analytics count of it. */
  readonly counted?: CountedFeedback;
  /** What staff are mailed, in the property's default language. */
  readonly mail: {
    /** As staff typed it; anything but an address: nobody. */
    readonly recipient: string;
    readonly title: string;
    /** As the guest typed it; empty for none. */
    readonly room: string;
    /** Where they were by the card that they scanned; null: unknown. */
    readonly place: KnownPlace | null;
    readonly facts: readonly MessageFact[];
  };
}

/** How a kind of message is taken: the service's half of its description. */
export interface MessageIntake<Content extends AnyContent = AnyContent> {
  /** Whether it is kept with the place whose card its guest scanned. */
  readonly isOfPlace: boolean;
  /**
   * Reads the fields of its form, and refuses what the portal did not ask: `not_found` where it takes no such messages
   * at all, `validation_failed` otherwise, with `required` for what is missing.
   */
  readonly read: (fields: URLSearchParams, asked: AskedForms) => Verdict<FilledMessage<Content>>;
  /** What begins the subject of its mail. */
  readonly heading: (words: Words) => string;
  /** What staff are told of one on their phones. The words of mail were read in its reader's language. */
  readonly notice: (message: StoredMessage<Content>, reader: NoticeReader) => StaffNotice;
  /** What the property's analytics count of one that staff let in. */
  readonly counts: (buttonId: string, content: Content) => CountedFeedback | null;
}

export type MessageIntakes = { readonly [Name in MessageKindName]: MessageIntake<ContentOf<Name>> };
