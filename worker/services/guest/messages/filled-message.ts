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

/** A property's forms, the staff's language, the guest's place, and the time. */
export interface AskedForms {
  readonly forms: readonly GuestForm[];
  readonly defaultLanguage: ContentLanguage;
  /** From the card that they scanned; `null`: unknown, or not used by this kind. */
  readonly place: KnownPlace | null;
  /** IANA name of the property's zone. */
  readonly timeZone: string;
  readonly at: EpochMs;
}

/** A label, the guest's answer, and for ratings the number of stars. */
export type MessageFact = readonly [label: string, text: string, stars?: number | undefined];

/** A submitted form that matches the portal's. */
export interface FilledMessage<Content extends AnyContent = AnyContent> {
  readonly buttonId: string;
  /** The language in which the guest wrote. */
  readonly language: ContentLanguage;
  readonly content: Content;
  /** Counts for the property's analytics. */
  readonly counted?: CountedFeedback;
  /** Content of the mail to staff, in the property's default language. */
  readonly mail: {
    /** As staff typed it; no mail is sent unless it is an address. */
    readonly recipient: string;
    readonly title: string;
    /** As the guest typed it; empty: none. */
    readonly room: string;
    /** Place of the scanned card; `null`: unknown. */
    readonly place: KnownPlace | null;
    readonly facts: readonly MessageFact[];
  };
}

/** How the server processes a kind of message; the counterpart of its description in the domain. */
export interface MessageIntake<Content extends AnyContent = AnyContent> {
  /** Whether the message is stored with the place whose card the guest scanned. */
  readonly isOfPlace: boolean;
  /**
   * Parses and validates the form's fields against the portal's form. Refuses with `not_found` if the portal
   * takes no such messages, otherwise with `validation_failed`, `required` for missing fields.
   */
  readonly read: (fields: URLSearchParams, asked: AskedForms) => Verdict<FilledMessage<Content>>;
  /** Start of the mail's subject. */
  readonly heading: (words: Words) => string;
  /** The notification to staff about a message. Load `MAIL_WORDS` of the reader's language first. */
  readonly notice: (message: StoredMessage<Content>, reader: NoticeReader) => StaffNotice;
  /** Analytics counts of a held message that staff released. */
  readonly counts: (buttonId: string, content: Content) => CountedFeedback | null;
}

export type MessageIntakes = { readonly [Name in MessageKindName]: MessageIntake<ContentOf<Name>> };
