import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { Problem } from "#domain/problem.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { TRAP_FIELD, VISITOR_FIELD } from "#portal/form-names.ts";
import { newId } from "../../db/new-id.ts";
import { isServedOpen } from "../../portal/stored-portal.ts";
import { INTAKES } from "../../services/guest/messages/intakes.ts";
import { storeMessage } from "../../services/guest/store-message.ts";
import type { MailingEnv } from "../../services/mail/send-mail.ts";
import { PLACE_COOKIE, readCookie } from "../cookie.ts";
import { findDayId, readTraits } from "../counting/countable-request.ts";
import type { EventBindings } from "../counting/receive-events.ts";
import { findGuestPlace } from "../guest-place.ts";
import { loadPortalAnywhere } from "../load-portal.ts";
import { isSameOrigin, readText } from "../page-request.ts";
import { plainRefusal } from "../plain-refusal.ts";
import { askedForms, findGuardedForm } from "./asked-forms.ts";
import { consentedId } from "./consent-cookie.ts";
import { refuseForeign } from "./foreign-form.ts";
import { type FormPage, receivedAnswer, refusedAnswer } from "./form-answer.ts";
import { idOfSubmission, keyOfSubmission } from "./submission-id.ts";

export interface FormBindings extends EventBindings, MailingEnv {
  readonly GUEST_DESK: Env["GUEST_DESK"];
}

const FORM_BYTES_MAX = 8 * 1024;
const CONTENT_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i;

function getReason({ code, errors = [] }: Problem): "not_offered" | "empty" | "no_room" | "invalid" {
  if (code === "not_found") return "not_offered";
  const missing = errors.find(({ code }) => code === "required");
  if (!missing) return "invalid";
  return missing.path === "room" ? "no_room" : "empty";
}

/**
 * Takes a form that a guest sent from a published page and stores it once, however often it arrives.
 *
 * A browser without scripts is led back to the page, or gets a page with the reason; a script gets the bare status: 200
 * with what it says of the receipt, 204 without one, 400 for what the portal did not ask, 403 from another origin,
 * while the licence is not valid, or with `no_pass` or `no_card` and a sentence for who has not passed the button's
 * guard, 404, 410 with `not_offered` and a sentence for what the portal has no more, 413, 415, 422 without the room
 * that a service needs, where no card tells the place, 429 over the limit of a visitor or of the property.
 */
export async function receiveForm(
  request: Request,
  slug: string,
  { env, now, kind }: { readonly env: FormBindings; readonly now: EpochMs; readonly kind: MessageKindName },
): Promise<Response> {
  if (!isSameOrigin(request)) return refuseForeign(request, slug);
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return plainRefusal(415);
  const text = await readText(request, FORM_BYTES_MAX);
  if (text === null) return plainRefusal(413);
  const portal = SLUG_PATTERN.test(slug) ? await loadPortalAnywhere(env, slug, { request, now }) : null;
  if (portal === null) return plainRefusal(404);

  const fields = new URLSearchParams(text);
  const page: FormPage = { request, slug, portal, fields };
  if (!isServedOpen(portal, now)) return refusedAnswer(page, "closed");
  const { manifest, defaultLanguage } = portal;
  const { propertyId, timeZone } = manifest;
  const { isOfPlace, read: readFields } = INTAKES[kind];
  const guarded = findGuardedForm(portal, fields);
  const asksForCard = guarded?.guard === "card";
  const card = isOfPlace || asksForCard ? await findGuestPlace(request, env, { propertyId, now }) : null;
  const forms = await askedForms(env, guarded, { request, portal, hasCard: card !== null, now });
  if (forms === null) return refusedAnswer(page, asksForCard ? "no_card" : "no_pass");
  const place = isOfPlace ? card : null;
  const read = readFields(fields, { forms, defaultLanguage, place, timeZone, at: now });
  if (!read.ok) return refusedAnswer(page, getReason(read.problem));
  const filled = read.value;
  const [scanned, consented] = [readCookie(request, PLACE_COOKIE), consentedId(request)];
  const dayId = findDayId(fields.get(VISITOR_FIELD), manifest);
  const given = await idOfSubmission(propertyId, fields, place?.id ?? null);
  const admission = await env.PROPERTY_ANALYTICS.getByName(propertyId).admit(
    {
      kind,
      id: given ?? newId(),
      key: await keyOfSubmission(fields, { card: scanned, consented }),
      limits: MESSAGE_KINDS[kind].limits,
      // A browser's extension fills in all fields as a machine does: staff decide.
      isSuspect: (fields.get(TRAP_FIELD) ?? "") !== "",
      ...(filled.counted ? { feedback: filled.counted } : {}),
      ...(place ? { placeId: place.id } : {}),
    },
    {
      visitor: {
        ...readTraits(request),
        dayId,
        consentedId: consented,
      },
      at: now,
      timeZone,
    },
  );
  if (admission === null) return refusedAnswer(page, "too_many");
  if (admission.isErased) return receivedAnswer(page, null);
  const property = { ...manifest, id: propertyId, defaultLanguage };
  const code = await storeMessage(env, { kind, filled, admission, property, at: now });
  // The earlier one may have been a neighbour's: nothing tells the two apart, and a receipt is its sender's alone.
  const isOwn = admission.isNew || [given, dayId, consented, scanned].some((known) => known !== null);
  return receivedAnswer(page, isOwn || filled.mail.room !== "" ? code : null);
}
