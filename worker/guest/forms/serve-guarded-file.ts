import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { sendFile } from "../../media/serve-media.ts";
import { isServedOpen } from "../../portal/stored-portal.ts";
import type { IconBindings } from "../app-icon.ts";
import { readCookie } from "../cookie.ts";
import { findGuestPlace } from "../guest-place.ts";
import { loadPortal } from "../load-portal.ts";
import { respondPlain } from "../plain-refusal.ts";
import { findGuardEntry, findTileState, type GuardBindings, PRIVATE } from "./open-guarded.ts";
import { passName } from "./pass-cookie.ts";

const CODE = /^([a-z0-9.-]+)\.([0-9a-f]{32})$/;

/**
 * Answers `GET /p/:slug/:language/guarded-files/:buttonId.:name`: a picture or PDF used by guarded buttons
 * only, for a device with a pass or an active card (R8). Otherwise 404. Never cached.
 */
export async function serveGuardedFile(
  request: Request,
  {
    slug,
    language: named,
    code,
  }: { readonly slug: string; readonly language: string; readonly code: string },
  env: GuardBindings & IconBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const missing = respondPlain(404, PRIVATE);
  const [, buttonId, name] = CODE.exec(code) ?? [];
  if (buttonId === undefined || name === undefined || !SLUG_PATTERN.test(slug)) return missing;
  const portal = await loadPortal(env, slug, { request, now });
  const language = CONTENT_LANGUAGE_CODES.find((open) => open === named && portal?.open.has(open));
  if (portal === null || language === undefined || !isServedOpen(portal, now)) return missing;
  const { propertyId } = portal.manifest;
  const entry = findGuardEntry(portal, { buttonId, language });
  const isOpen = findTileState({ portal, language, buttonId, now }).kind === "open";
  if (!entry || !isOpen) return missing;
  const isCard = entry.guard === "card";
  const pass = isCard ? null : readCookie(request, passName(buttonId));
  const hasCard = isCard && (await findGuestPlace(request, env, { propertyId, now })) !== null;
  // Requests without pass or card are refused without waking the desk.
  if (pass === null && !hasCard) return missing;
  const desk = env.GUEST_DESK.getByName(propertyId);
  const key = await desk.guardedFile({ buttonId, language, pass, hasCard, at: now, name });
  if (key === null) return missing;
  return sendFile(request, env, { key, cacheControl: PRIVATE["cache-control"] });
}
