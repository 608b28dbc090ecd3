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
 * Beacons of one line with all its guests: after an announcement 3,000 guests open the portal and tap about within a
 * minute, each with the beacon of the view and up to four of taps. It is what one property's analytics take easily.
 */
const BEACONS_PER_NETWORK_MINUTE = 15_000;

export const beaconLimits = {
  /** A page sends one in two seconds at most. */
  ofGuest: new MinuteLimit(60),
  ofNetwork: new MinuteLimit(BEACONS_PER_NETWORK_MINUTE),
} as const;

/** What tells a guest from others for a day; hashed by the analytics, and never kept. */
export function readTraits({ headers }: Request): VisitorTraits & { readonly languages: string } {
  return {
    network: toNetworkLine(headers.get("cf-connecting-ip") ?? ""),
    userAgent: headers.get("user-agent") ?? "",
    languages: headers.get("accept-language") ?? "",
  };
}

/** Whether what a request tells of is counted: not of machines, and not of staff who are signed in. */
export function isCountable(request: Request): boolean {
  return !isBot(request) && readCookie(request, REFRESH_COOKIE) === null;
}

/** The id of a page, where it is one and the owner has not switched ids off. Whatever else was sent is ignored. */
export function findDayId(sent: string | null | undefined, { visitorIds }: PortalManifest): string | null {
  return visitorIds && sent && VISITOR_ID_PATTERN.test(sent) ? sent : null;
}

/**
 * Whether a beacon comes at the pace of guests, before anything is asked of the property's analytics. A page's id tells
 * a guest from their neighbours; ids that are made up are bounded by their line.
 */
export function admitBeacon({ network, userAgent, languages, dayId }: VisitorTraits, now: EpochMs): boolean {
  const isLineGood = beaconLimits.ofNetwork.admit(toNetwork(network), now);
  const guest = dayId ? `${network}\n${dayId}` : `${network}\n${userAgent}\n${languages}`;
  return beaconLimits.ofGuest.admit(guest, now) && isLineGood;
}

/** The kind of screen, by the browser's own word. A tablet that calls itself a computer is one. */
export function detectDevice({ headers }: Request): Device {
  const userAgent = headers.get("user-agent") ?? "";
  if (/ipad|tablet|playbook|silk|android(?!.*mobile)/i.test(userAgent)) return "tablet";
  const isPhone = headers.get("sec-ch-ua-mobile") === "?1" || /mobi|iphone|ipod|android/i.test(userAgent);
  return isPhone ? "phone" : "computer";
}

/** The language that a browser asks for first, where the portal does not have it; null where it has. */
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
