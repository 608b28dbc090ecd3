import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { mediaObjectKey } from "../media/files.ts";
import { isScalable, touchIconObjectKey } from "../media/picture-variant.ts";
import type { PortalLook } from "../portal/portal-header.ts";
import type { IconBindings } from "./app-icon.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";

/** Largest icon size of iOS, which rounds the corners itself. */
const SIDE = 180;
const MARGIN = 18;
const TYPE = "image/png";
/** Logos that iOS accepts unchanged, if rendering the icon fails. */
const SUITABLE = /\.(?:png|jpg)$/;

interface TouchIcon {
  readonly body: BodyInit;
  readonly type: string;
}

/** The logo on the header's colour: stored beside the logo, and made again if the colour changes. */
async function makeIcon({ FILES, IMAGES }: IconBindings, look: PortalLook): Promise<TouchIcon | null> {
  const { logo, headerColour: colour } = look;
  if (!logo || !IMAGES || !isScalable(logo.key)) return null;
  const key = touchIconObjectKey(logo.key);
  const stored = await FILES.get(key);
  if (stored?.customMetadata?.colour === colour) return { body: stored.body, type: TYPE };
  await stored?.body.cancel();
  const original = await FILES.get(mediaObjectKey(logo.key));
  if (!original) return null;
  try {
    const side = SIDE - 2 * MARGIN;
    const border = { color: colour, width: MARGIN };
    const made = await IMAGES.input(original.body)
      .transform({ width: side, height: side, fit: "pad", background: colour, border })
      .output({ format: TYPE });
    const bytes = new Uint8Array(await new Response(made.image()).arrayBuffer());
    await FILES.put(key, bytes, { customMetadata: { colour }, httpMetadata: { contentType: TYPE } });
    return { body: bytes, type: TYPE };
  } catch (error) {
    // Unreadable picture, or the image service is unavailable: the logo is used unchanged.
    logEvent("icon_not_made", { key: logo.key, error });
    return null;
  }
}

async function getUnresizedLogo({ FILES }: IconBindings, { logo }: PortalLook): Promise<TouchIcon | null> {
  if (!logo || !SUITABLE.test(logo.key)) return null;
  const object = await FILES.get(mediaObjectKey(logo.key));
  return object && { body: object.body, type: object.httpMetadata?.contentType ?? TYPE };
}

/**
 * Answers `/p/:slug/icon.png`, for home screens without SVG support: the logo on the header's colour, or the
 * logo itself if that could not be made. 404 without a logo: iOS then draws the name's initial.
 */
export async function serveTouchIcon(
  request: Request,
  slug: string,
  env: IconBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);
  const { look } = portal.manifest;
  const icon = (await makeIcon(env, look)) ?? (await getUnresizedLogo(env, look));
  if (icon === null) return respondPlain(404);
  return new Response(request.method === "HEAD" ? null : icon.body, {
    headers: {
      "content-type": icon.type,
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
