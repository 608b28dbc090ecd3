import { getReadableInk } from "#domain/look/colour.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { mediaObjectKey } from "../media/files.ts";
import { findVariant, isScalable } from "../media/picture-variant.ts";
import type { PortalLook } from "../portal/portal-header.ts";
import { loadPortal } from "./load-portal.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

export interface IconBindings extends PortalBindings, Partial<Pick<Env, "IMAGES">> {}

const SIDE = 512;
/** Home screens crop icons to a circle of 80 % of the width; this square always stays visible. */
const LOGO_SIDE = 288;
/** Maximum size of an embedded logo. The icon of a larger one has the name's initial instead. */
const LOGO_BYTES_MAX = 256 * 1024;
const LOGO_WIDTH = 320;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function hasBody(object: R2Object | R2ObjectBody): object is R2ObjectBody {
  return "body" in object;
}

/** The logo as a data URL, because an SVG icon can't load other files. */
async function logoData({ FILES, IMAGES }: IconBindings, { logo }: PortalLook): Promise<string | null> {
  if (!logo) return null;
  const bindings = IMAGES ? { FILES, IMAGES } : { FILES };
  const small = isScalable(logo.key)
    ? await findVariant(bindings, { key: logo.key, width: LOGO_WIDTH }, {})
    : null;
  const object = small && hasBody(small) ? small : await FILES.get(mediaObjectKey(logo.key));
  if (!object || object.size > LOGO_BYTES_MAX) return null;
  const type = object.httpMetadata?.contentType ?? "";
  if (!/^image\/(?:png|jpeg|webp|gif)$/.test(type)) return null;
  return `data:${type};base64,${toBase64(new Uint8Array(await object.arrayBuffer()))}`;
}

function drawIcon({ headerColour }: PortalLook, name: string, logo: string | null): string {
  const start = (SIDE - LOGO_SIDE) / 2;
  const [initial = ""] = name.trim();
  const sign = logo
    ? `<image href="${logo}" x="${start}" y="${start}" width="${LOGO_SIDE}" height="${LOGO_SIDE}"/>`
    : `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" ` +
      `font-size="${LOGO_SIDE - 48}" fill="${getReadableInk(headerColour)}">${escapeHtml(initial.toUpperCase())}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${headerColour}"/>${sign}</svg>`
  );
}

/** Answers `/p/:slug/icon.svg`: the logo, or the name's initial, on the colour of the portal's header. */
export async function serveAppIcon(
  request: Request,
  slug: string,
  env: IconBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);
  const { look, name } = portal.manifest;
  const svg = drawIcon(look, name, await logoData(env, look));
  return new Response(request.method === "HEAD" ? null : svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; img-src data:; sandbox",
    },
  });
}
