/**
 * Entry for all guest requests: portals, forms, beacons, QR codes and scripts. Exposes `handleGuest`. It
 * decides by the path's prefix, before any router; rarely used parts are imported on demand, which keeps cold
 * starts short.
 */

import { MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  CHANNEL_SEGMENT,
  GUARDED_FILES_SEGMENT,
  GUARDED_SEGMENT,
  GUIDE_SEGMENT,
  GUIDE_TIMETABLE_SEGMENT,
  NEWS_SEGMENT,
  NOTIFICATIONS_SEGMENT,
  PLACE_SEGMENT,
  RECEIPTS_SEGMENT,
  SCREEN_SEGMENT,
  SEARCH_INDEX_NAME,
  SEARCH_SEGMENT,
  SHEETS_SEGMENT,
  STEPS_SEGMENT,
  TIMETABLE_SEGMENT,
} from "#portal/portal-path.ts";
import {
  APP_ICON_NAME,
  ASK_SCRIPT_PATH,
  GUARD_SCRIPT_PATH,
  GUEST_SCRIPT_PATH,
  HOURS_SCRIPT_PATH,
  MORE_SCRIPT_PATH,
  NEWS_SCRIPT_PATH,
  NEWS_STYLE_PATH,
  PRINT_CODE_NAME,
  PRINT_SHEET_NAME,
  PROGRESS_SCRIPT_PATH,
  SEARCH_SCRIPT_PATH,
  SERVICE_WORKER_PATH,
  TOUCH_ICON_NAME,
  WEB_MANIFEST_NAME,
} from "../portal/page-files.ts";
import { MovedPortalError } from "../portal/portal-store.ts";
import type { PushBindings } from "../push/send-push.ts";
import { getPath } from "../request-path.ts";
import type { IconBindings } from "./app-icon.ts";
import { receiveEvents } from "./counting/receive-events.ts";
import { findCardCode, isGuestPath, isNameInCapitals, redirectToLowerCase } from "./fold-path.ts";
import type { FormBindings } from "./forms/receive-form.ts";
import {
  serveAskScript,
  serveGuardScript,
  serveGuestScript,
  serveHoursScript,
  serveMoreScript,
  serveNewsScript,
  serveNewsStyle,
  serveProgressScript,
  serveSearchScript,
  serveServiceWorker,
} from "./guest-script.ts";
import type { ChannelBindings } from "./open-channel.ts";
import { servePortal } from "./serve-portal.ts";

/** Bindings for guest requests. */
export type GuestBindings = FormBindings & IconBindings & ChannelBindings & PushBindings;

type Asked<Name> = [request: Request, name: Name, env: GuestBindings, now: EpochMs];

/** Paths beside a portal's pages, imported on demand. */
const PORTAL_ROUTES: Readonly<Record<string, (...asked: Asked<string>) => Promise<Response>>> = {
  welcome: async (request, slug, ...rest) =>
    (await import("./forms/consent-page.ts")).serveConsentPage(request, { slug, name: "welcome" }, ...rest),
  privacy: async (request, slug, ...rest) =>
    (await import("./forms/consent-page.ts")).serveConsentPage(request, { slug, name: "privacy" }, ...rest),
  consent: async (...asked) => (await import("./forms/receive-consent.ts")).receiveConsent(...asked),
  [WEB_MANIFEST_NAME]: async (...asked) => (await import("./web-manifest.ts")).serveWebManifest(...asked),
  [APP_ICON_NAME]: async (...asked) => (await import("./app-icon.ts")).serveAppIcon(...asked),
  [PRINT_SHEET_NAME]: async (request, slug, ...rest) =>
    (await import("./print-card.ts")).servePrintCard(
      request,
      { slug, language: "", name: PRINT_SHEET_NAME },
      ...rest,
    ),
  [PRINT_CODE_NAME]: async (request, slug, ...rest) =>
    (await import("./print-card.ts")).servePrintCard(
      request,
      { slug, language: "", name: PRINT_CODE_NAME },
      ...rest,
    ),
  [CHANNEL_SEGMENT]: async (...asked) => (await import("./open-channel.ts")).openChannel(...asked),
  [SCREEN_SEGMENT]: async (...asked) => (await import("./screen/serve-screen.ts")).serveScreen(...asked),
  [GUIDE_SEGMENT]: async (request, slug, ...rest) =>
    (await import("./serve-guide.ts")).serveGuide(request, { slug, language: "" }, ...rest),
  [TOUCH_ICON_NAME]: async (...asked) => (await import("./touch-icon.ts")).serveTouchIcon(...asked),
};

interface BelowPage {
  readonly slug: string;
  readonly language: string;
  /** The second path segment below the page; empty: none. */
  readonly code: string;
}

/** Paths below a page, imported on demand; `*` stands for any second segment. */
const PAGE_ROUTES: Readonly<Record<string, (...asked: Asked<BelowPage>) => Promise<Response>>> = {
  [GUIDE_SEGMENT]: async (...asked) => (await import("./serve-guide.ts")).serveGuide(...asked),
  [SEARCH_SEGMENT]: async (...asked) => (await import("./serve-search.ts")).serveSearch(...asked),
  [SEARCH_INDEX_NAME]: async (...asked) => (await import("./serve-search.ts")).serveSearchIndex(...asked),
  [TIMETABLE_SEGMENT]: async (request, at, ...rest) =>
    (await import("./serve-timetable.ts")).serveTimetable(request, { ...at, kind: "open" }, ...rest),
  [GUIDE_TIMETABLE_SEGMENT]: async (request, at, ...rest) =>
    (await import("./serve-timetable.ts")).serveTimetable(request, { ...at, kind: "guide" }, ...rest),
  [PRINT_SHEET_NAME]: async (request, at, ...rest) =>
    (await import("./print-card.ts")).servePrintCard(request, { ...at, name: PRINT_SHEET_NAME }, ...rest),
  [PLACE_SEGMENT]: async (...asked) => (await import("./serve-place.ts")).servePlace(...asked),
  [NEWS_SEGMENT]: async (...asked) => (await import("./serve-news.ts")).serveNews(...asked),
  [NOTIFICATIONS_SEGMENT]: async (...asked) =>
    (await import("./serve-notifications.ts")).serveNotifications(...asked),
  [SHEETS_SEGMENT]: async (...asked) => (await import("./serve-sheets.ts")).serveSheets(...asked),
  [`${RECEIPTS_SEGMENT}/*`]: async (...asked) =>
    (await import("./forms/serve-receipt.ts")).serveReceipt(...asked),
  [`${RECEIPTS_SEGMENT}/*/${STEPS_SEGMENT}`]: async (...asked) =>
    (await import("./forms/serve-receipt.ts")).serveSteps(...asked),
  [`${GUARDED_SEGMENT}/*`]: async (request, { code: buttonId, ...at }, ...rest) =>
    (await import("./forms/open-guarded.ts")).openGuarded(request, { ...at, buttonId }, ...rest),
  [`${GUARDED_FILES_SEGMENT}/*`]: async (...asked) =>
    (await import("./forms/serve-guarded-file.ts")).serveGuardedFile(...asked),
};

/** Files shared by all pages. */
const SHARED_FILE_ROUTES: Readonly<Record<string, (request: Request) => Response>> = {
  [GUEST_SCRIPT_PATH]: serveGuestScript,
  [MORE_SCRIPT_PATH]: serveMoreScript,
  [HOURS_SCRIPT_PATH]: serveHoursScript,
  [PROGRESS_SCRIPT_PATH]: serveProgressScript,
  [NEWS_SCRIPT_PATH]: serveNewsScript,
  [NEWS_STYLE_PATH]: serveNewsStyle,
  [ASK_SCRIPT_PATH]: serveAskScript,
  [GUARD_SCRIPT_PATH]: serveGuardScript,
  [SEARCH_SCRIPT_PATH]: serveSearchScript,
  [SERVICE_WORKER_PATH]: serveServiceWorker,
  // Browsers request it for pages without an icon.
  "/favicon.ico": () =>
    new Response(null, { status: 204, headers: { "cache-control": "public, max-age=86400" } }),
};

/**
 * Answers guest requests: portals, forms and beacons from their pages, QR codes and scripts.
 *
 * Decided by path prefix before any router, because nearly all requests are guests'. `null`: not a guest
 * request. Never reads a session; of cookies only the guest's two choices and scanned card; the database only
 * for forms, or if KV lost a portal. Never rejects: errors are logged, and the guest gets a page.
 */
export function handleGuest(request: Request, env: GuestBindings): Response | Promise<Response> | null {
  try {
    const answer = routeRequest(request, env);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => respondFailure(request, env, error))
      : answer;
  } catch (error) {
    // Most responses are synchronous, from this isolate's memory.
    return respondFailure(request, env, error);
  }
}

async function respondFailure(request: Request, env: GuestBindings, error: unknown): Promise<Response> {
  let failure = error;
  if (error instanceof MovedPortalError) {
    const { redirectMoved: leadOn } = await import("./redirect-moved.ts");
    try {
      return await leadOn(request, error, env, Date.now());
    } catch (next) {
      failure = next;
    }
  }
  const { answerFailure } = await import("./portal-unavailable.ts");
  return answerFailure(request, failure);
}

function findIn<Answer>(table: Readonly<Record<string, Answer>>, name: string): Answer | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function routeRequest(request: Request, env: GuestBindings): Response | Promise<Response> | null {
  const path = getPath(request);
  if (path.startsWith("/p/")) {
    const [slug = "", rest = "", ...beyond] = path.slice(3).split("/");
    if (isNameInCapitals(slug)) return redirectToLowerCase(request);
    if (beyond.length > 0) {
      const [, code = ""] = beyond;
      const below = findIn(PAGE_ROUTES, (code === "" ? beyond : beyond.with(1, "*")).join("/"));
      if (below) return below(request, { slug, language: rest, code }, env, Date.now());
      return servePortal(request, { slug, language: path }, env, Date.now());
    }
    if (rest === "events") return receiveEvents(request, slug, env, Date.now());
    const form = MESSAGE_PATHS.find((path) => path === rest);
    if (form) {
      return import("./forms/form-paths.ts").then(({ handleForm: answerForm }) =>
        answerForm(request, { slug, name: form }, env, Date.now()),
      );
    }
    const more = findIn(PORTAL_ROUTES, rest);
    if (more) return more(request, slug, env, Date.now());
    return servePortal(request, { slug, language: rest }, env, Date.now());
  }
  const code = findCardCode(path);
  if (code !== null || path.startsWith("/q/")) {
    return import("./qr-landing.ts").then(({ serveQrLanding: landQrCode }) =>
      landQrCode(request, code ?? "", env, Date.now()),
    );
  }
  const ofAllPages = findIn(SHARED_FILE_ROUTES, path);
  if (ofAllPages) return ofAllPages(request);
  if (path.startsWith("/fonts/")) {
    return import("./moved-font.ts").then(({ findMovedFont }) => findMovedFont(path));
  }
  // Not the staff's 404 page, which mentions cookies and accounts.
  return isGuestPath(path) ? redirectToLowerCase(request) : null;
}
