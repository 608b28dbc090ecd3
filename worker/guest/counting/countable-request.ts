import { VISITOR_ID_PATTERN } from "#domain/analytics/beacon.ts";
import type { Device } from "#domain/analytics/figures.ts";
import type { AskedLanguage } from "#domain/analytics/report.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { toNetwork, toNetworkLine } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import type { VisitorTraits } from "#worker/analytics/visitor.ts";
import { REFRESH_COOKIE } from "../../identity/cookie-names.ts";
import type { PortalManifest } from "../../portal/portal-header.ts";
import { readCookie } from "../cookie.ts";
import { isBot } from "./bot-detection.ts";
import { MinuteLimit } from "./minute-limit.ts";

/**
 * Beacons per address and minute: after an announcement, 3,000 guests behind one address may open the portal
 * and tap within a minute, each with one beacon for the view and up to four for taps. A property's analytics
 * handle this easily.
 */
const BEACONS_PER_NETWORK_MINUTE = 15_000;

export const beaconLimits = {
  /** Beacons per page and minute. Our script sends at most one every two seconds. */
  ofGuest: new MinuteLimit(60),
  ofNetwork: new MinuteLimit(BEACONS_PER_NETWORK_MINUTE),
} as const;

/** Traits that distinguish visitors for a day; the analytics hash them and never store them. */
export function readTraits({ headers }: Request): VisitorTraits & { readonly languages: string } {
  return {
    network: toNetworkLine(headers.get("cf-connecting-ip") ?? ""),
    userAgent: headers.get("user-agent") ?? "",
    languages: headers.get("accept-language") ?? "",
  };
}

/** Whether a request is counted: no bots, and no signed-in staff. */
export function isCountable(request: Request): boolean {
  return !isBot(request) && readCookie(request, REFRESH_COOKIE) === null;
}

/** The page's visitor id, if valid and not switched off by the owner. */
export function findDayId(sent: string | null | undefined, { visitorIds }: PortalManifest): string | null {
  return visitorIds && sent && VISITOR_ID_PATTERN.test(sent) ? sent : null;
}

/**
 * Rate limit of beacons, checked before the analytics are called. A page's id distinguishes guests behind one
 * address; made-up ids are limited by the address.
 */
export function admitBeacon({ network, userAgent, languages, dayId }: VisitorTraits, now: EpochMs): boolean {
  const isLineGood = beaconLimits.ofNetwork.admit(toNetwork(network), now);
  const guest = dayId ? `${network}\n${dayId}` : `${network}\n${userAgent}\n${languages}`;
  return beaconLimits.ofGuest.admit(guest, now) && isLineGood;
}

/** Device class by user agent. A tablet that claims to be a computer counts as one. */
export function detectDevice({ headers }: Request): Device {
  const userAgent = headers.get("user-agent") ?? "";
  if (/ipad|tablet|playbook|silk|android(?!.*mobile)/i.test(userAgent)) return "tablet";
  const isPhone = headers.get("sec-ch-ua-mobile") === "?1" || /mobi|iphone|ipod|android/i.test(userAgent);
  return isPhone ? "phone" : "computer";
}

/** The browser's first language, if the portal does not have it; otherwise `null`. */
export function findAskedLanguage(
  { headers }: Request,
  languages: readonly ContentLanguage[],
): AskedLanguage | null {
  const first = (headers.get("accept-language") ?? "").split(",", 1)[0]?.split(/[;-]/, 1)[0];
  const primary = first?.trim().toLowerCase() ?? "";
  if (!/^[a-z]{2,3}$/.test(primary)) return null;
  const known = CONTENT_LANGUAGE_CODES.find((code) => code === primary);
  if (known === undefined) return "other";
  return languages.includes(known) ? null : known;
}
