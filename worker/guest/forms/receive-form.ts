/**
 * Receives guests' forms (feedback, requests). Exposes `receiveForm`, which validates against the published
 * form, passes the limits of the property's analytics, and stores at the desk. Repetitions are stored once.
 */

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
import { respondPlain } from "../plain-refusal.ts";
import { findGuardedForm, getAskedForms } from "./asked-forms.ts";
import { findConsentedId } from "./consent-cookie.ts";
import { refuseForeign } from "./foreign-form.ts";
import { type FormPage, refusedAnswer, respondReceived } from "./form-answer.ts";
import { toSubmissionId, toSubmissionKey } from "./submission-id.ts";

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
 * Validates and stores a guest's form once, however often it arrives.
 *
 * Browsers without scripts are redirected to the page or get a page with the reason. Scripts get the bare
 * status:
 * - 200 with the receipt's text, 204 without a receipt;
 * - 400 for fields that the form does not have;
 * - 403 from another origin, without a valid licence, or with `no_pass` or `no_card` and a sentence if the
 * guard is not passed;
 * - 410 with `not_offered` and a sentence for a removed form;
 * - 422 if the service needs a room and no card gives the place;
 * - 429 above a visitor's or the property's limit; 404, 413 and 415 as usual.
 */
export async function receiveForm(
  request: Request,
  slug: string,
  { env, now, kind }: { readonly env: FormBindings; readonly now: EpochMs; readonly kind: MessageKindName },
): Promise<Response> {
  if (!isSameOrigin(request)) return refuseForeign(request, slug);
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return respondPlain(415);
  const text = await readText(request, FORM_BYTES_MAX);
  if (text === null) return respondPlain(413);
  const portal = SLUG_PATTERN.test(slug) ? await loadPortalAnywhere(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);

  const fields = new URLSearchParams(text);
  const page: FormPage = { request, slug, portal, fields };
  if (!isServedOpen(portal, now)) return refusedAnswer(page, "closed");
  const { manifest, defaultLanguage } = portal;
  const { propertyId, timeZone } = manifest;
  const { isOfPlace, read: readFields } = INTAKES[kind];
  const guarded = findGuardedForm(portal, fields);
  const asksForCard = guarded?.guard === "card";
  const card = isOfPlace || asksForCard ? await findGuestPlace(request, env, { propertyId, now }) : null;
  const forms = await getAskedForms(env, guarded, { request, portal, hasCard: card !== null, now });
  if (forms === null) return refusedAnswer(page, asksForCard ? "no_card" : "no_pass");
  const place = isOfPlace ? card : null;
  const read = readFields(fields, { forms, defaultLanguage, place, timeZone, at: now });
  if (!read.ok) return refusedAnswer(page, getReason(read.problem));
  const filled = read.value;
  const [scanned, consented] = [readCookie(request, PLACE_COOKIE), findConsentedId(request)];
  const dayId = findDayId(fields.get(VISITOR_FIELD), manifest);
  const given = await toSubmissionId(propertyId, fields, place?.id ?? null);
  const admission = await env.PROPERTY_ANALYTICS.getByName(propertyId).admit(
    {
      kind,
      id: given ?? newId(),
      key: await toSubmissionKey(fields, { card: scanned, consented }),
      limits: MESSAGE_KINDS[kind].limits,
      // Browser extensions fill hidden fields too, as bots do; so it is held for staff to decide.
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
  if (admission.isErased) return respondReceived(page, null);
  const property = { ...manifest, id: propertyId, defaultLanguage };
  const code = await storeMessage(env, { kind, filled, admission, property, at: now });
  // A duplicate recognised without any id may be an equal form of another guest on the same network: don't return its
  // receipt code.
  const isOwn = admission.isNew || [given, dayId, consented, scanned].some((known) => known !== null);
  return respondReceived(page, isOwn || filled.mail.room !== "" ? code : null);
}
