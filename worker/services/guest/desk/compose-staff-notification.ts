import { type ContentOf, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import type { StoredMessage } from "#domain/guest/messages/message-kind.ts";
import { isRoomNumber } from "#domain/guest/room-number.ts";
import { serviceNameFor } from "#domain/guest/service-name.ts";
import type { ContentLanguage, InterfaceLanguage } from "#domain/language.ts";
import { placeLabel } from "#portal/words/place-words.ts";
import type { Occasion } from "../../../db/account/staff-subscriptions.ts";
import { dateLocaleOf } from "../../../mail/date-locale.ts";
import { wordsOf } from "../../../mail/mail-words.ts";
import { oneLine } from "../../../mail/one-line.ts";

/** What notifications need of a property. */
export interface PushedProperty {
  readonly id: string;
  readonly name: string;
  readonly defaultLanguage: ContentLanguage;
  readonly showsGuestWords: boolean;
}

export type Request = StoredMessage<ContentOf<"request">>;
export type Feedback = StoredMessage<ContentOf<"feedback">>;

/** What a browser shows, as the service worker of staff reads it. */
interface Shown {
  readonly title: string;
  readonly body: string;
  /** Of the same one a device shows one, however often it comes. */
  readonly tag: string;
  /** Of the inbox, at what it is about. */
  readonly path: string;
}

/**
 * Where the guest is: the number of the room that they typed, else the place of their card. Anything else that they
 * typed there is their words.
 */
function placeOf(
  { room, place }: Request["content"],
  { showsGuestWords }: PushedProperty,
  language: InterfaceLanguage,
): string | null {
  const typed = oneLine(room);
  if (isRoomNumber(typed)) return placeLabel(language, { kind: "room", name: typed });
  if (typed !== "" && showsGuestWords) return typed;
  return place ? oneLine(placeLabel(language, place)) : null;
}

/** Tells of a request, in the words of its reader's language, which were read before. */
export function tellOfRequest(
  { id, content }: Request,
  {
    property,
    language,
    occasion,
  }: {
    readonly property: PushedProperty;
    readonly language: InterfaceLanguage;
    readonly occasion: Exclude<Occasion, "rating">;
  },
): Shown {
  const { note } = content;
  const named = oneLine(serviceNameFor(content, language, property.defaultLanguage));
  const place = placeOf(content, property, language);
  const what = place === null ? named : `${named} · ${place}`;
  const words = wordsOf(language).notification;
  const said = property.showsGuestWords ? oneLine(note) : "";
  const lines = [occasion === "new" ? words.newRequest(what) : words.overdue(what), said];
  return {
    title: oneLine(property.name),
    body: lines.filter((line) => line !== "").join("\n"),
    tag: id,
    path: `/inbox?property=${property.id}&request=${id}`,
  };
}

/** Tells of a low rating, in the words of its reader's language, which were read before. Null: it rates nothing. */
export function tellOfRating(
  { id, content }: Feedback,
  { property, language }: { readonly property: PushedProperty; readonly language: InterfaceLanguage },
): Shown | null {
  const opinion = MESSAGE_KINDS.feedback.toOpinion(content);
  if (opinion === null) return null;
  const { held, notification } = wordsOf(language);
  const number = new Intl.NumberFormat(dateLocaleOf(language), { maximumFractionDigits: 1 });
  const given = opinion.rating === null ? held.disliked : held.stars(number.format(opinion.rating));
  return {
    title: oneLine(property.name),
    body: notification.rating(given),
    tag: id,
    path: `/inbox/feedback?property=${property.id}`,
  };
}

/** Tells of several low ratings, of which the one that it is tagged by is the first. */
export function tellOfRatings(count: number): typeof tellOfRating {
  return ({ id }, { property, language }) => {
    const title = oneLine(property.name);
    const number = new Intl.NumberFormat(dateLocaleOf(language)).format(count);
    const body = wordsOf(language).held.many.subject(title, number);
    return { title, body, tag: id, path: `/inbox/feedback?property=${property.id}` };
  };
}
