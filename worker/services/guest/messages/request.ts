import { isOpenAt, nextOpeningAfter } from "#domain/content/hours/opening.ts";
import { requestWordsSchema } from "#domain/guest/guest-request.ts";
import type { ContentOf } from "#domain/guest/messages/kinds.ts";
import { startClock } from "#domain/guest/request-clock.ts";
import { isRoomNumber } from "#domain/guest/room-number.ts";
import { serviceNameFor } from "#domain/guest/service-name.ts";
import { toWhereabouts } from "#domain/guest/whereabouts.ts";
import { accept, refuse } from "#domain/problem.ts";
import { isBlank } from "#domain/text.ts";
import { formatPlaceLabel, PLACE_WORDS } from "#portal/words/place-words.ts";
import { getWords } from "#portal/words/words.ts";
import { toHeaderLine } from "../../../mail/header-line.ts";
import { MAIL_WORDS } from "../../../mail/words/all.ts";
import { findForm, type GuestFormOf } from "../../../portal/rendering/guest-form.ts";
import type { AskedForms, MessageFact, MessageIntake } from "./filled-message.ts";
import type { NoticeReader } from "./staff-notice.ts";
import { staffTexts } from "./staff-texts.ts";

/** When a request's time limit begins, and the next opening if the service is closed. */
function toClock(
  { hours }: GuestFormOf<"request">,
  { minutes }: { readonly minutes?: number | undefined },
  { timeZone, at }: Pick<AskedForms, "timeZone" | "at">,
) {
  return {
    opensAt: isOpenAt(hours, timeZone, at) ? null : nextOpeningAfter(hours, timeZone, at),
    clock: minutes === undefined ? null : startClock({ hours, timeZone, minutes }, at),
  };
}

/**
 * The guest's location for a notification. A typed room that is no room number counts as guest text, and
 * appears only where that is allowed.
 */
function getWhereabouts({ room, place }: ContentOf<"request">, { property, language }: NoticeReader) {
  const said = property.showsGuestWords || isRoomNumber(toHeaderLine(room)) ? room : "";
  return toWhereabouts({ room: said, place }, (named) => toHeaderLine(formatPlaceLabel(language, named)));
}

/**
 * A request (S141): the button must offer this service in this language; a note is accepted only if the service
 * asks for one. `required`: the room is blank, the service needs it, and no card gives the place. `not_found`:
 * the portal takes no requests, e.g. because the page was loaded before they were switched off.
 */
export const request: MessageIntake<ContentOf<"request">> = {
  isOfPlace: true,
  heading: (words) => words.mailRequest,

  read(fields, { forms, defaultLanguage, place, timeZone, at }) {
    if (!forms.some(({ kind }) => kind === "request")) return refuse("not_found");
    const buttonId = fields.get("button") ?? "";
    const serviceId = fields.get("service") ?? "";
    const form = findForm(forms, { kind: "request", buttonId, language: fields.get("language") ?? "" });
    const service = form?.services.find(({ id }) => id === serviceId);
    const words = requestWordsSchema.safeParse({
      room: fields.get("room") ?? "",
      note: fields.get("note") ?? "",
    });
    if (!form || !service || !words.success) return refuse("validation_failed");
    const { room, note } = words.data;
    if (!service.note && note !== "") return refuse("validation_failed");
    if (service.roomRequired && isBlank(room) && place === null) {
      return refuse("validation_failed", { errors: [{ path: "room", code: "required" }] });
    }

    const staffForm = findForm(forms, { kind: "request", buttonId, language: defaultLanguage });
    const staffService = staffForm?.services.find(({ id }) => id === serviceId) ?? service;
    const labels = getWords(defaultLanguage);
    const facts: readonly MessageFact[] = [
      [labels.room, room],
      [PLACE_WORDS[defaultLanguage].card, place ? formatPlaceLabel(defaultLanguage, place) : ""],
      [labels.note, note],
    ];
    return accept({
      buttonId,
      language: form.language,
      content: {
        serviceId,
        service: service.name,
        names: staffTexts(defaultLanguage, (language) => {
          const staffForm = findForm(forms, { kind: "request", buttonId, language });
          return staffForm?.services.find(({ id }) => id === serviceId)?.name;
        }),
        room,
        note,
        place,
        ...toClock(form, service, { timeZone, at }),
      },
      mail: {
        recipient: form.email,
        title: staffService.name,
        room,
        place,
        facts: facts.filter(([, text]) => text !== ""),
      },
    });
  },

  notice({ id, content }, reader) {
    const { property, language, occasion } = reader;
    const named = toHeaderLine(serviceNameFor(content, language, property.defaultLanguage));
    const { where, card } = getWhereabouts(content, reader);
    const what = [named, toHeaderLine(where)].filter((text) => text !== "").join(" · ");
    const words = MAIL_WORDS[language].notification;
    const said = property.showsGuestWords ? toHeaderLine(content.note) : "";
    const lines = [
      occasion === "new" ? words.newRequest(what) : words.overdue(what),
      card && words.cardOf(card),
      said,
    ];
    return {
      title: toHeaderLine(property.name),
      body: lines.filter((line) => line !== "").join("\n"),
      tag: id,
      path: `/inbox?property=${property.id}&request=${id}`,
    };
  },

  // Requests carry no rating to count.
  counts: () => null,
};
