import { RECEIPT_CODE_PATTERN } from "#domain/guest/receipt-code.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { SCREEN_LISTENER } from "#portal/screen/screen-content.ts";
import { LISTENER_HEADER, listenerHeader } from "../live/portal-channel.ts";
import { sendsAnnouncements } from "../portal/news/sends-announcements.ts";
import { QR_CODE_PATTERN, readQrCode } from "../portal/qr-store.ts";
import { loadPortal } from "./load-portal.ts";
import { readClaimedPlace } from "./place-cookie.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Requests that a page can follow at once. */
const CODES_MAX = 5;

export interface ChannelBindings extends PortalBindings {
  readonly PORTAL_CHANNEL: Env["PORTAL_CHANNEL"];
}

const SEQUENCE = /^-1$|^\d{1,9}$/;

/**
 * Parses a page's subscription: up to five receipt codes, and announcements by the page's language and sequence
 * (-1: none, but the page was rendered with some). `null`: invalid.
 */
function readAsked(searchParams: URLSearchParams) {
  const codes = searchParams.get("codes")?.split(".") ?? [];
  const language = searchParams.get("language");
  const since = searchParams.get("since") ?? "0";
  if (codes.length > CODES_MAX || !codes.every((code) => RECEIPT_CODE_PATTERN.test(code))) return null;
  if (language === null) return codes.length === 0 ? null : { codes, language, sequence: 0 };
  return SEQUENCE.test(since) ? { codes, language, sequence: Number(since) } : null;
}

/** A screen's place, by the code in its address; `null`: its card was replaced. */
async function findScreenPlace(searchParams: URLSearchParams, env: PortalBindings): Promise<string | null> {
  const code = searchParams.get("place");
  if (code === null || !QR_CODE_PATTERN.test(code)) return null;
  const entry = await readQrCode(env.PORTALS, code);
  return entry && "place" in entry ? entry.place : null;
}

/**
 * Answers `/p/:slug/channel?codes=…` and `?language=…&since=…`: upgrades an open page to the property's
 * channel, which sends changes of the given receipts (R12) and announcements (N2). Screens use
 * `language=screen&place=<code>` and get every language (N7). Unknown codes get no messages.
 *
 * @returns 403 from another origin, 400 for an invalid query or a language that the portal lacks, 404 for a
 * portal without announcements, 426 without an upgrade, 429 above the limits of property or network.
 */
export async function openChannel(
  request: Request,
  slug: string,
  env: ChannelBindings,
  now: EpochMs,
): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return respondPlain(426);
  if (request.headers.get("origin") !== origin) return respondPlain(403);
  const asked = readAsked(searchParams);
  if (asked === null) return respondPlain(400);
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null || !sendsAnnouncements(portal, now)) return respondPlain(404);
  const { codes, language, sequence } = asked;
  const isScreen = language === SCREEN_LISTENER;
  if (language !== null && !isScreen && !portal.languages.some((code) => code === language))
    return respondPlain(400);
  const place = isScreen
    ? await findScreenPlace(searchParams, env)
    : await readClaimedPlace(request, { env, now });
  const news = language === null ? null : { language, place, sequence };
  const network = toNetwork(request.headers.get("cf-connecting-ip") ?? "");
  const headers = { upgrade: "websocket", [LISTENER_HEADER]: listenerHeader({ network, codes, news }) };
  return env.PORTAL_CHANNEL.getByName(portal.manifest.propertyId).fetch("https://channel/", { headers });
}
