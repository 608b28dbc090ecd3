import type { ContentLanguage, InterfaceLanguage } from "#domain/language.ts";
import type { Occasion } from "../../../db/account/staff-subscriptions.ts";

/** What notifications need of a property. */
export interface PushedProperty {
  readonly id: string;
  readonly name: string;
  readonly defaultLanguage: ContentLanguage;
  readonly showsGuestWords: boolean;
}

/** For whom a notification is written, and on what occasion. */
export interface NoticeReader {
  readonly property: PushedProperty;
  readonly language: InterfaceLanguage;
  readonly occasion: Occasion;
  /** How many ratings have waited for them, this one among them. */
  readonly ratings: number;
}

/** What a browser shows, as the service worker of staff reads it. */
export interface StaffNotice {
  readonly title: string;
  readonly body: string;
  /** Of the same one a device shows one, however often it comes. */
  readonly tag: string;
  /** Of the inbox, at what it is about. */
  readonly path: string;
}
