import { mediaHref, PICTURE_WIDTHS } from "#domain/content/media-reference.ts";
import { getTextDirection } from "#domain/language.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { APP_ICON_NAME } from "../portal/page-files.ts";
import type { PortalLook } from "../portal/portal-header.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Characters that fit below an icon. */
const SHORT_NAME_LENGTH = 12;

/** The first words of a name that fit below an icon, or the first characters. */
export function shortenName(name: string): string {
  let short = "";
  for (const word of name.split(/\s+/)) {
    const longer = short === "" ? word : `${short} ${word}`;
    if (longer.length > SHORT_NAME_LENGTH) break;
    short = longer;
  }
  return short || [...name].slice(0, SHORT_NAME_LENGTH).join("");
}

/** The logo in each available width; none for a GIF. */
function logoIcons({ logo }: PortalLook) {
  if (!logo || logo.key.endsWith(".gif")) return [];
  return PICTURE_WIDTHS.filter((width) => width < logo.width).map((width) => ({
    src: mediaHref(logo.key, width),
    sizes: `${width}x${Math.round((logo.height / logo.width) * width)}`,
    type: "image/webp",
  }));
}

function buildManifest(slug: string, { manifest, defaultLanguage }: StoredPortal) {
  const { name, look } = manifest;
  const address = portalPath(slug);
  return {
    id: address,
    name,
    short_name: shortenName(name),
    lang: defaultLanguage,
    dir: getTextDirection(defaultLanguage),
    start_url: address,
    scope: address,
    display: "standalone",
    theme_color: look.headerColour,
    background_color: look.headerColour,
    icons: [
      { src: `${address}/${APP_ICON_NAME}`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: `${address}/${APP_ICON_NAME}`, sizes: "any", type: "image/svg+xml", purpose: "maskable" },
      ...logoIcons(look),
    ],
  };
}

/** Answers `/p/:slug/manifest.webmanifest`: the portal as a home-screen app. Reads at most one KV value. */
export async function serveWebManifest(
  request: Request,
  slug: string,
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);
  return new Response(request.method === "HEAD" ? null : JSON.stringify(buildManifest(slug, portal)), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "no-cache",
    },
  });
}
