import { REQUEST_LIMITS, requestWordsSchema } from "#domain/guest/guest-request.ts";
import { accept, refuse } from "#domain/problem.ts";
import { isBlank } from "#domain/text.ts";
import { findForm } from "../../portal/rendering/guest-form.ts";
import { storeGuestRequest } from "../../services/guest/store-guest-request.ts";
import type { ReadForm } from "./receive-form.ts";

/**
 * Reads a request (S141): the button must offer this service in this language, and a note only where it asks. Refuses a
 * blank room where the service needs one with `required`, and with `not_found` where the portal takes no requests at
 * all: the page was loaded before they were switched off.
 */
export const readRequest: ReadForm = (fields, { portal, forms, env, now }) => {
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
  if (!service.note && words.data.note !== "") return refuse("validation_failed");
  if (service.roomRequired && isBlank(words.data.room)) {
    return refuse("validation_failed", { errors: [{ path: "room", code: "required" }] });
  }

  const { defaultLanguage, manifest } = portal;
  const staffForm = findForm(forms, { kind: "request", buttonId, language: defaultLanguage });
  const staffService = staffForm?.services.find(({ id }) => id === serviceId);
  return accept({
    kind: "request",
    limits: REQUEST_LIMITS,
    store: (admission) =>
      storeGuestRequest(env, {
        ...admission,
        at: now,
        property: { ...manifest, id: manifest.propertyId, defaultLanguage },
        form,
        service,
        serviceForStaff: (staffService ?? service).name,
        ...words.data,
      }),
  });
};
