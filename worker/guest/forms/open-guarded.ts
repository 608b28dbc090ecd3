/**
 * Opens guarded buttons for guests (R8). Exposes `openGuarded`, which checks PIN, pass or card at the
 * property's desk and returns the content. Responses are private and never cached.
 */

import { type Guard, isGuideGuardId, readPin } from "#domain/content/guard.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { QUIET_FIELD } from "#portal/form-names.ts";
import { portalPath } from "#portal/portal-path.ts";
import { OPEN_TILE, type TileState, tileStateAt } from "#portal/tile/tile-state.ts";
import { GUARD_WORDS } from "#portal/words/guard-words.ts";
import { sha256Hex } from "../../media/files.ts";
import { getPageHeaders } from "../../portal/page/page-headers.ts";
import { fillSlots, toFills } from "../../portal/page/slots.ts";
import { isServedOpen, pageAt, type StoredPortal } from "../../portal/stored-portal.ts";
import type { GuardAnswer } from "../../services/guest/desk/guard.ts";
import { readCookie } from "../cookie.ts";
import { findGuestPlace } from "../guest-place.ts";
import { loadGuide, loadPortal } from "../load-portal.ts";
import { isSameOrigin, readText, wantsPage } from "../page-request.ts";
import { findPagePlace } from "../place-cookie.ts";
import { notFoundPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import type { PortalBindings } from "../portal-visit.ts";
import { refuseForeign } from "./foreign-form.ts";
import { passCookie, passName } from "./pass-cookie.ts";

const FORM_BYTES_MAX = 1024;

/** Headers of a response for one guest. */
export const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

export interface GuardBindings extends PortalBindings {
  readonly GUEST_DESK: Env["GUEST_DESK"];
}

interface GuardedPath {
  readonly slug: string;
  readonly language: string;
  readonly buttonId: string;
}

/** A request for guarded content. */
interface Guarded {
  readonly request: Request;
  readonly portal: StoredPortal;
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly buttonId: string;
  readonly guard: Guard;
  /** Whether the script asks without a press, because the device may have a pass. */
  readonly isQuiet: boolean;
  readonly now: EpochMs;
}

const CODE_STATUS = { closed: 403, wrong_pin: 403, no_card: 403, too_many_pins: 429 } as const;

/** Refusal with its text, and the seconds to wait if throttled. */
interface Refusal {
  readonly code: keyof typeof CODE_STATUS;
  readonly detail: string;
  readonly seconds?: number;
}

/**
 * Answers `POST /p/:slug/:language/guarded/:buttonId`: the content of a guarded button, answer or own entry, with its
 * PIN, a pass (14 days) or a scanned card (R8). Scripts get the dialog, or `{ code, detail }` with `wrong_pin`,
 * `no_card`, `closed` outside its hours, or `too_many_pins` (429 with `Retry-After`); without scripts, the
 * whole page has either. A script's quiet attempt gets 204 if refused. Never cached.
 *
 * 403 from another origin, 404 if it is not guarded, 413.
 */
export async function openGuarded(
  request: Request,
  { slug, language: named, buttonId }: GuardedPath,
  env: GuardBindings,
  now: EpochMs,
): Promise<Response> {
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const language = CONTENT_LANGUAGE_CODES.find((open) => open === named && portal?.open.has(open));
  if (portal === null || language === undefined) return notFoundPage(request);
  const back = respondPlain(303, { location: portalPath(slug, language), "cache-control": "no-store" });
  // A page that is still open after the portal has closed, or a bookmarked address: redirect to the portal.
  if (request.method !== "POST" || !isServedOpen(portal, now)) return back;
  if (!isSameOrigin(request)) return refuseForeign(request, slug);
  const entry = findGuardEntry(portal, { buttonId, language });
  if (!entry) return respondPlain(404, PRIVATE);
  const text = await readText(request, FORM_BYTES_MAX);
  if (text === null) return respondPlain(413);
  const fields = new URLSearchParams(text);
  const isQuiet = fields.has(QUIET_FIELD);
  const guarded = { request, portal, slug, language, buttonId, guard: entry.guard, isQuiet, now };
  const state = findTileState(guarded);
  if (state.kind === "hidden") return respondPlain(404, PRIVATE);
  if (state.kind === "closed") return respondRefused(env, guarded, { code: "closed", detail: state.label });
  const opened = await askDesk(env, guarded, fields.get("pin"));
  return respondOpened(env, guarded, opened);
}

/** Entry of a guarded button or entry of the guide in a portal's manifest. */
export function findGuardEntry(
  { manifest: { guards, guideGuards = [] } }: StoredPortal,
  { buttonId, language }: Pick<Guarded, "buttonId" | "language">,
) {
  return [...guards, ...guideGuards].find((one) => one.buttonId === buttonId && one.language === language);
}

/** The button's state by its hours; guarded content stays closed outside them. */
export function findTileState({
  portal,
  language,
  buttonId,
  now: at,
}: Pick<Guarded, "portal" | "language" | "buttonId" | "now">): TileState {
  const page = portal.open.get(language);
  const timing = page?.timing;
  const hours = timing?.tiles.find(({ id }) => id === buttonId)?.hours ?? null;
  if (!timing || hours === null) return OPEN_TILE;
  return tileStateAt(hours, { at, timeZone: portal.manifest.timeZone }, timing.words);
}

/** Asks the desk. Requests without PIN, pass or card are refused without waking it. */
async function askDesk(env: GuardBindings, guarded: Guarded, typed: string | null): Promise<GuardAnswer> {
  const { request, portal, language, buttonId, guard, now } = guarded;
  const { propertyId } = portal.manifest;
  const isCard = guard === "card";
  const pin = typed === null ? null : readPin(typed);
  const pass = isCard ? null : readCookie(request, passName(buttonId));
  if (!isCard && pin === null && pass === null) return { outcome: "wrong" };
  // PIN attempts by guests with a card are counted per place.
  const place = isCard || pin !== null ? await findGuestPlace(request, env, { propertyId, now }) : null;
  const hasCard = isCard && place !== null;
  if (isCard && !hasCard) return { outcome: "wrong" };
  const address = toNetwork(request.headers.get("cf-connecting-ip") ?? "");
  const network = sha256Hex(new TextEncoder().encode(`${propertyId} ${address}`)).slice(0, 16);
  const desk = env.GUEST_DESK.getByName(propertyId);
  return desk.openGuarded({
    buttonId,
    language,
    pin,
    pass,
    hasCard,
    network,
    placeId: place?.id ?? null,
    at: now,
  });
}

function respondOpened(
  env: PortalBindings,
  guarded: Guarded,
  opened: GuardAnswer,
): Response | Promise<Response> {
  if (opened.outcome === "unknown") return respondPlain(404, PRIVATE);
  const { slug, buttonId, language, guard, now } = guarded;
  const words = GUARD_WORDS[language];
  if (opened.outcome === "wait") {
    const seconds = Math.max(1, Math.ceil((opened.until - now) / SECOND_MS));
    return respondRefused(env, guarded, { code: "too_many_pins", detail: words.wait, seconds });
  }
  if (opened.outcome !== "open") {
    const refusal = {
      pin: { code: "wrong_pin", detail: words.wrong },
      card: { code: "no_card", detail: words.noCard },
    } as const;
    return respondRefused(env, guarded, refusal[guard]);
  }
  const { html, pass } = opened;
  const headers = new Headers(PRIVATE);
  if (pass !== null) {
    headers.set("set-cookie", passCookie(slug, buttonId, pass));
  }
  if (wantsPage(guarded.request))
    return renderPageWith(env, guarded, { slot: `guard.${buttonId}`, html, status: 200, headers });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", "default-src 'none'");
  return new Response(html, { headers });
}

function respondRefused(
  env: PortalBindings,
  guarded: Guarded,
  { code, detail, seconds }: Refusal,
): Response | Promise<Response> {
  const { buttonId, isQuiet } = guarded;
  if (isQuiet) return respondPlain(204, PRIVATE);
  const status = CODE_STATUS[code];
  const headers = new Headers(PRIVATE);
  if (seconds !== undefined) headers.set("retry-after", String(seconds));
  if (wantsPage(guarded.request)) {
    const html = `<p class="p-oops">${detail}</p>`;
    return renderPageWith(env, guarded, { slot: `refused.${buttonId}`, html, status, headers });
  }
  headers.set("content-type", "application/problem+json");
  return Response.json({ code, detail }, { status, headers });
}

/** The page, or the guide of a guarded entry, with content in one slot. */
async function renderPageWith(
  env: PortalBindings,
  { request, portal, slug, language, buttonId, now }: Guarded,
  {
    slot,
    html,
    status,
    headers,
  }: {
    readonly slot: `guard.${string}` | `refused.${string}`;
    readonly html: string;
    readonly status: number;
    readonly headers: Headers;
  },
): Promise<Response> {
  const place = await findPagePlace(request, portal, { env, now });
  const guide = isGuideGuardId(buttonId) ? await loadGuide(env, slug, { request, now }) : null;
  const page = guide
    ? pageAt(guide, language, now, { place, kind: "guide" })
    : pageAt(portal, language, now, { place });
  const markup = page.markup;
  const { body } = fillSlots(markup, toFills(markup, slot, html));
  const all = new Headers(getPageHeaders(page.styleHash, page.loads));
  for (const [name, value] of headers) all.set(name, value);
  return new Response(body, { status, headers: all });
}
