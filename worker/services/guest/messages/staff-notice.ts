import type { ContentLanguage, InterfaceLanguage } from "#domain/language.ts";
import type { Occasion } from "../../../db/account/staff-subscriptions.ts";

/** A property's fields for notifications. */
export interface PushedProperty {
  readonly id: string;
  readonly name: string;
  readonly defaultLanguage: ContentLanguage;
  readonly showsGuestWords: boolean;
}

/** Recipient's language and the occasion of a notification. */
export interface NoticeReader {
  readonly property: PushedProperty;
  readonly language: InterfaceLanguage;
  readonly occasion: Occasion;
  /** Ratings summarised in this notification, including the newest. */
  readonly ratings: number;
}

/** A notification in the format of the staff service worker. */
export interface StaffNotice {
  readonly title: string;
  readonly body: string;
  /** A device replaces a notification with the same tag. */
  readonly tag: string;
  /** Inbox path of the message. */
  readonly path: string;
}
