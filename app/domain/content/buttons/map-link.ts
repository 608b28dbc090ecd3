/** A parsed map link: a named place, a point, or only the link. */
type MapLink =
  | { readonly kind: "place"; readonly name: string; readonly point: string }
  | { readonly kind: "link"; readonly href: string };

const GOOGLE = /^(?:maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const OPEN_STREET_MAP: ReadonlySet<string> = new Set(["openstreetmap.org", "osm.org"]);
/** Short links, which only the provider's server can resolve. */
const SHORT_LINK =
  /^(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co|g\.page|share\.google|maps\.apple|osm\.org\/go)\/./;
const KEY_PARAMETERS = ["cid", "ftid", "mid"] as const;

/** URL parameters in order of priority, because a link may have several. */
const NAME_PARAMETERS = ["q", "query", "destination", "daddr", "name", "address"] as const;
const POINT_PARAMETERS = ["coordinate", "marker", "ll", "center"] as const;

const NUMBER = "-?\\d{1,3}(?:\\.\\d+)?";
const PAIR = new RegExp(`^(?:loc:)?\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*(?:\\((.*)\\))?$`);
const VIEW = new RegExp(`/@(${NUMBER}),(${NUMBER})`);
const MAP_HASH = new RegExp(`^#(?:.*&)?map=[\\d.]+/(${NUMBER})/(${NUMBER})`);
/** Google's data segment: a pin, the end of a route, the centre of an embedded map. The last match is the place. */
const PIN = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g");
const WAY_END = new RegExp(`!1d(${NUMBER})!2d(${NUMBER})`, "g");
const FRAME_CENTRE = new RegExp(`!2d(${NUMBER})!3d(${NUMBER})`, "g");
const FRAME_NAME = /!1s0x[^!]*!2s([^!]+)/;
/** Degrees, minutes and seconds: `50°09'15.3"N 5°04'24.1"W`. */
const DEGREES = /^(?=.*°)[\d°'"′″’”.,\sNSEWO+-]+$/;
/** Placeholder names of points without a name. */
const NAMELESS =
  /^(?:dropped pin|marked location|my location|markierter (?:ort|standort)|rep[eè]re plac[eé]|lieu marqu[eé]|ubicaci[oó]n marcada|segnaposto|posizione contrassegnata)$/i;

function toPoint(latitude: string | undefined, longitude: string | undefined): string {
  const [north, east] = [Number(latitude), Number(longitude)];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return "";
  return `${Number(north.toFixed(6))}, ${Number(east.toFixed(6))}`;
}

/** Decodes a path segment. Invalid percent-encoding stays readable instead of throwing. */
function decodePart(part: string): string {
  return new URLSearchParams(`_=${part.replaceAll("&", "%26")}`).get("_") ?? "";
}

function findParameter(url: URL, names: readonly string[]): string {
  return names.map((name) => url.searchParams.get(name)?.trim()).find(Boolean) ?? "";
}

/** `/maps/place/NAME/@…`, `/maps/search/NAME`, `/maps/dir/FROM/TO/@…`: the last segment that is not data. */
function findNameInPath({ pathname }: URL): string {
  const [, kind, rest = ""] = /\/maps\/(place|search|dir)\/(.*)$/.exec(pathname) ?? [];
  const parts = rest.split("/").filter((part) => part !== "" && !/^(?:@|data=|am=)/.test(part));
  return decodePart((kind === "dir" ? parts.at(-1) : parts[0]) ?? "");
}

function findName(url: URL): string {
  const frame = FRAME_NAME.exec(url.searchParams.get("pb") ?? "")?.[1];
  const name = frame ?? (findParameter(url, NAME_PARAMETERS) || findNameInPath(url));
  return name.replace(/\s+/g, " ").trim();
}

function findPoint(url: URL): string {
  const { pathname, hash, searchParams } = url;
  const [, north, east] = PAIR.exec(findParameter(url, POINT_PARAMETERS)) ?? [];
  if (north !== undefined) return toPoint(north, east);
  const [latitude, longitude] = [searchParams.get("mlat"), searchParams.get("mlon")];
  if (latitude && longitude) return toPoint(latitude, longitude);
  const pin = [...pathname.matchAll(PIN)].at(-1);
  if (pin) return toPoint(pin[1], pin[2]);
  const frame = searchParams.get("pb") ?? "";
  const reversed = [...pathname.matchAll(WAY_END)].at(-1) ?? [...frame.matchAll(FRAME_CENTRE)].at(-1);
  if (reversed) return toPoint(reversed[2], reversed[1]);
  const view = MAP_HASH.exec(hash) ?? VIEW.exec(pathname);
  return view ? toPoint(view[1], view[2]) : "";
}

/** A name that is only coordinates (with or without a label) or a placeholder does not count as a name. */
function toPlace(name: string, point: string): MapLink | null {
  const [pair, north, east, label = ""] = PAIR.exec(name) ?? [];
  if (pair !== undefined) return toPlace(label, toPoint(north, east) || point);
  const isUnnamed = point !== "" && (DEGREES.test(name) || NAMELESS.test(name));
  const shown = isUnnamed ? "" : name;
  return shown === "" && point === "" ? null : { kind: "place", name: shown, point };
}

/** `geo:50.15,-5.06`, `geo:0,0?q=50.15,-5.06(Greenbank Hotel)`: the format that phones share. */
function readGeo(url: URL): MapLink | null {
  const [, north, east] = PAIR.exec(url.pathname.replace(/;.*$/, "")) ?? [];
  const point = toPoint(north, east);
  return toPlace(findName(url), point === "0, 0" ? "" : point);
}

/** Reads the place from a Google, Apple or OpenStreetMap link. Short links stay links; other URLs are `null`. */
export function readMapLink(url: URL): MapLink | null {
  if (url.protocol === "geo:") return readGeo(url);
  const host = url.hostname.replace(/^www\./, "");
  const link: MapLink = { kind: "link", href: `https://${url.hostname}${url.pathname}${url.search}` };
  if (SHORT_LINK.test(host + url.pathname)) return link;
  const isOpenStreetMap = OPEN_STREET_MAP.has(host);
  const isGoogle = GOOGLE.test(host) && (host.startsWith("maps.") || /^\/maps\b/.test(url.pathname));
  if (!isOpenStreetMap && !isGoogle && host !== "maps.apple.com") return null;
  const name = findName(url);
  const place = name.startsWith("place_id:") ? null : toPlace(name, findPoint(url) || findFrameCentre(url));
  if (place !== null) return place;
  const isKey = name !== "" || findParameter(url, KEY_PARAMETERS) !== "";
  return isKey || /^\/(?:node|way|relation)\/\d/.test(url.pathname) ? link : null;
}

/** Centre of the box in OpenStreetMap's embed code: `bbox=west,south,east,north`. */
function findFrameCentre({ searchParams }: URL): string {
  const [west, south, east, north] = (searchParams.get("bbox") ?? "").split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return "";
  return toPoint(String((south + north) / 2), String((west + east) / 2));
}
