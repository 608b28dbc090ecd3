import type { FormLimits } from "#domain/guest/form-limits.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { PUSH_WORDS } from "#portal/words/push-words.ts";
import { newId } from "../db/new-id.ts";
import { isServedOpen } from "../portal/stored-portal.ts";
import { findSubscriptionFault } from "../push/push-subscription.ts";
import type { PushBindings } from "../push/send-push.ts";
import { vapidPublicKey } from "../push/vapid.ts";
import { MinuteLimit } from "./counting/minute-limit.ts";
import { findConsentedId } from "./forms/consent-cookie.ts";
import type { FormBindings } from "./forms/receive-form.ts";
import { loadPortal } from "./load-portal.ts";
import { isSameOrigin, readText } from "./page-request.ts";
import { respondPlain } from "./plain-refusal.ts";

const FORM_BYTES_MAX = 2_048;
/** Many similar phones of a property share one address. One network gets half of the daily limit. */
const LIMITS: FormLimits = {
  perVisitorHour: 20,
  perAgentHour: 60,
  perNetworkHour: 500,
  perPropertyDay: 4_000,
  heldPerDay: 0,
};
/** Unsubscribing only needs the endpoint. */
const ENDS = new MinuteLimit(60);

/** Headers of a response for one guest. */
const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

interface PageName {
  readonly slug: string;
  readonly language: string;
}

const icon = (drawing: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>`;
const INFO = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8v0");
const CLOCK = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2");

/** Markup of the question, inserted by the page's script. */
function renderQuestion(language: keyof typeof PUSH_WORDS, key: string): string {
  const { ask, about, when, stay, nothing, allow, later, stop, name } = PUSH_WORDS[language];
  return (
    `<dialog class="p-push" aria-labelledby="p-push" data-key="${key}" data-name="${escapeHtml(name)}">` +
    `<h2 id="p-push">${escapeHtml(ask)}</h2><p>${escapeHtml(about)}</p>` +
    `<ul><li>${INFO}<b>${escapeHtml(when)}</b></li><li>${CLOCK}<span><b>${escapeHtml(stay)}</b>${escapeHtml(nothing)}</span></li></ul>` +
    `<button data-answer="yes">${escapeHtml(allow)}</button><button data-answer="stop">${escapeHtml(stop)}</button>` +
    `<button data-answer="no">${escapeHtml(later)}</button></dialog>`
  );
}

/**
 * Answers `/p/:slug/:language/notifications` (N6). GET: the push question, with the public key. POST: stores
 * the subscription `endpoint`, `p256dh` and `auth` for 14 days; `end` names an endpoint to unsubscribe.
 *
 * @returns 204 on success; 400 with `invalid_subscription` or `unknown_push_service`, 403 from another origin,
 * 404 for a portal or language that is not open, 405, 413, 429.
 */
export async function serveNotifications(
  request: Request,
  { slug, language: named }: PageName,
  env: FormBindings & PushBindings,
  now: EpochMs,
): Promise<Response> {
  const { method, headers } = request;
  if (method !== "GET" && method !== "POST") return respondPlain(405, { allow: "GET, POST" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const language = portal?.languages.find((code) => code === named);
  if (!portal || !language || !isServedOpen(portal, now)) return respondPlain(404, PRIVATE);
  if (method === "GET") {
    const question = renderQuestion(language, vapidPublicKey(env));
    return new Response(question, {
      headers: {
        ...PRIVATE,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
      },
    });
  }
  if (!isSameOrigin(request)) return respondPlain(403);
  const text = await readText(request, FORM_BYTES_MAX);
  if (text === null) return respondPlain(413);
  const fields = new URLSearchParams(text);
  const { propertyId, timeZone } = portal.manifest;
  const desk = env.GUEST_DESK.getByName(propertyId);
  const ended = fields.get("end");
  const network = toNetwork(headers.get("cf-connecting-ip") ?? "");
  if (ended !== null) {
    if (!ENDS.admit(network, now)) return respondPlain(429, PRIVATE);
    await desk.unsubscribe(ended, now);
    return respondPlain(204, PRIVATE);
  }
  const field = (name: string) => fields.get(name) ?? "";
  const subscription = {
    endpoint: field("endpoint"),
    keys: { p256dh: field("p256dh"), auth: field("auth") },
  };
  const fault = await findSubscriptionFault(subscription, env.PUSH_DOUBLE);
  if (fault !== null) return Response.json({ code: fault }, { status: 400, headers: PRIVATE });
  const id = newId();
  const sending = {
    visitor: {
      network,
      userAgent: headers.get("user-agent") ?? "",
      consentedId: findConsentedId(request),
    },
    at: now,
    timeZone,
  };
  const analytics = env.PROPERTY_ANALYTICS.getByName(propertyId);
  const admitted = await analytics.admit({ kind: "push", id, key: id, limits: LIMITS }, sending);
  if (admitted === null) return respondPlain(429, PRIVATE);
  const { findGuestPlace } = await import("./guest-place.ts");
  const place = await findGuestPlace(request, env, { propertyId, now });
  const isKept = await desk.subscribe({ ...subscription, language, place: place?.id ?? null }, now);
  return respondPlain(isKept ? 204 : 429, PRIVATE);
}
