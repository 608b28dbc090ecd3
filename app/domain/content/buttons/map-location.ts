import { cleanName } from "../../text.ts";
import { readMapLink } from "./map-link.ts";

/** Target of a map button: a place that Google Maps searches for, or an unresolved short link. */
export type MapTarget =
  | { readonly kind: "place"; readonly name: string; readonly point: string }
  | { readonly kind: "link"; readonly href: string };

/** Maximum length of pasted text: an embed code has about 500 characters, a link with all its data 1,000. */
export const TYPED_LOCATION_MAX = 4_000;
const SNIPPET_SOURCE = /<iframe\b[^>]*?\bsrc\s*=\s*(["'])(.*?)\1/i;
const LINK = /(?:https?:\/\/|\bgeo:)[^\s"<>]+/i;
const BARE_LINK = /^[a-z\d.-]+\.[a-z]{2,}\/\S+$/i;
const ADDRESS = /https?:\/\/|^www\./i;
const POINT_BEHIND_NAME = /^(.*\S) \((-?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?)\)$/;

function findLink(text: string): string | null {
  const source = SNIPPET_SOURCE.exec(text)?.[2]?.replaceAll("&amp;", "&");
  const link = LINK.exec(source ?? text)?.[0];
  if (link !== undefined) return link;
  return BARE_LINK.test(text) ? `https://${text}` : null;
}

/**
 * Converts typed or pasted text into a stored location. Names, addresses and coordinates stay. Links and
 * embed codes of Google, Apple or OpenStreetMap become the place: `Greenbank Hotel`, `50.153912, -5.06789`,
 * or `Greenbank Hotel (50.153912, -5.06789)`. Short links stay links. Any other web address: `null`.
 * Idempotent.
 */
export function parseLocation(typed: string): string | null {
  const text = typed.trim();
  if (text.length > TYPED_LOCATION_MAX) return null;
  const seen = cleanName(text).trim();
  const link = findLink(seen);
  const read = link !== null && URL.canParse(link) ? readMapLink(new URL(link)) : null;
  // A link may contain another: `?q=https://maps.app.goo.gl/…`.
  if (read?.kind === "place" && (ADDRESS.test(read.name) || findLink(read.name) !== null)) {
    return parseLocation(read.name);
  }
  if (read?.kind === "link") return read.href;
  if (read !== null) return writePlace(read);
  return ADDRESS.test(seen) ? null : text;
}

function writePlace({ name, point }: { readonly name: string; readonly point: string }): string {
  if (name === "" || point === "") return name || point;
  return `${name} (${point})`;
}

/** Reads a stored location: a map search, or an https link of a map service. Never throws. */
export function readLocation(location: string): MapTarget {
  const typed = parseLocation(location);
  // If the result begins with `https://`, it is a map link: `parseLocation` gives `null` for other addresses.
  if (typed?.startsWith("https://")) return { kind: "link", href: typed };
  const text = typed ?? location.trim();
  const [, name = text, point = ""] = POINT_BEHIND_NAME.exec(text) ?? [];
  return { kind: "place", name, point };
}
