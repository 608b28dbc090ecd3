import { MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";
import {
  CHANNEL,
  GUARDED,
  NEWS,
  NOTIFICATIONS,
  PLACE,
  RECEIPTS,
  SCREEN,
  SHEETS,
  STEPS,
  TIMETABLE,
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
  SERVICE_WORKER_PATH,
  TOUCH_ICON_NAME,
  WEB_MANIFEST_NAME,
} from "../portal/page-files.ts";
import { MovedPortalError } from "../portal/portal-store.ts";
import type { PushBindings } from "../push/send-push.ts";
import type { BuiltFiles } from "../read-built-file.ts";
import type { IconBindings } from "./app-icon.ts";
import { receiveEvents } from "./counting/receive-events.ts";
import { isGuestPath, isNameInCapitals, leadToSmallLetters } from "./fold-path.ts";
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
  serveServiceWorker,
} from "./guest-script.ts";
import type { ChannelBindings } from "./open-channel.ts";
import { servePortal } from "./serve-portal.ts";

/** Where the path of an absolute address begins: behind `https://` and the host. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  if (start === -1) return "/";
  const query = url.slice(start).search(/[?#]/);
  return query === -1 ? url.slice(start) : url.slice(start, start + query);
}

/** Browsers ask for an icon that a page without a logo does not name. */
function noIcon(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "public, max-age=86400" } });
}

/** What answering a guest may need. */
export type GuestBindings = FormBindings & IconBindings & ChannelBindings & PushBindings & BuiltFiles;

/** What lies beside a portal's pages, each loaded once somebody asks for it. */
const MORE_PATHS: Readonly<
  Record<string, (request: Request, slug: string, env: GuestBindings) => Promise<Response>>
> = {
  welcome: async (request, slug, env) => {
    const { serveConsentPage } = await import("./forms/consent-page.ts");
    return serveConsentPage(request, { slug, name: "welcome" }, env, Date.now());
  },
  privacy: async (request, slug, env) => {
    const { serveConsentPage } = await import("./forms/consent-page.ts");
    return serveConsentPage(request, { slug, name: "privacy" }, env, Date.now());
  },
  consent: async (request, slug, env) => {
    const { receiveConsent } = await import("./forms/receive-consent.ts");
    return receiveConsent(request, slug, env, Date.now());
  },
  [WEB_MANIFEST_NAME]: async (request, slug, env) => {
    const { serveWebManifest } = await import("./web-manifest.ts");
    return serveWebManifest(request, slug, env, Date.now());
  },
  [APP_ICON_NAME]: async (request, slug, env) => {
    const { serveAppIcon } = await import("./app-icon.ts");
    return serveAppIcon(request, slug, env, Date.now());
  },
  [PRINT_SHEET_NAME]: async (request, slug, env) => {
    const { servePrintCard } = await import("./print-card.ts");
    return servePrintCard(request, { slug, language: "", name: PRINT_SHEET_NAME }, env, Date.now());
  },
  [PRINT_CODE_NAME]: async (request, slug, env) => {
    const { servePrintCard } = await import("./print-card.ts");
    return servePrintCard(request, { slug, language: "", name: PRINT_CODE_NAME }, env, Date.now());
  },
  [CHANNEL]: async (request, slug, env) => {
    const { openChannel } = await import("./open-channel.ts");
    return openChannel(request, slug, env, Date.now());
  },
  [SCREEN]: async (request, slug, env) => {
    const { serveScreen } = await import("./screen/serve-screen.ts");
    return serveScreen(request, slug, env, Date.now());
  },
  [TOUCH_ICON_NAME]: async (request, slug, env) => {
    const { serveTouchIcon } = await import("./touch-icon.ts");
    return serveTouchIcon(request, slug, env, Date.now());
  },
};

/**
 * Answers what guests ask for: portals, what their pages send back, QR codes and the pages' script.
 *
 * Decided by the path's first letters, ahead of any router, since this is where nearly all requests go.
 * Null for everything else. Never reads a session, of cookies only the guest's own two choices and the card that they
 * scanned, and the database only where a guest opens or sends a form or KV has lost a portal; what a page view needs
 * nothing of is loaded when it is asked for. Never rejects: what fails is logged, and the guest gets a page.
 */
export function handleGuest(request: Request, env: GuestBindings): Response | Promise<Response> | null {
  try {
    const answer = route(request, env);
    return answer instanceof Promise ? answer.catch((error: unknown) => fail(request, env, error)) : answer;
  } catch (error) {
    // Most answers come at once, from this isolate's memory.
    return fail(request, env, error);
  }
}

async function fail(request: Request, env: GuestBindings, error: unknown): Promise<Response> {
  let failure = error;
  if (error instanceof MovedPortalError) {
    const { leadOn } = await import("./lead-on.ts");
    try {
      return await leadOn(request, error, env, Date.now());
    } catch (next) {
      failure = next;
    }
  }
  const { answerFailure } = await import("./portal-unavailable.ts");
  return answerFailure(request, failure);
}

function route(request: Request, env: GuestBindings): Response | Promise<Response> | null {
  const path = pathOf(request.url);
  if (path.startsWith("/p/")) {
    const [slug = "", rest = "", ...beyond] = path.slice(3).split("/");
    if (isNameInCapitals(slug)) return leadToSmallLetters(request);
    if (beyond.length === 1 && beyond[0] === TIMETABLE) {
      return import("./serve-timetable.ts").then(({ serveTimetable }) =>
        serveTimetable(request, { slug, language: rest }, env, Date.now()),
      );
    }
    const [below, code = ""] = beyond;
    if (beyond.length === 1 && below === PRINT_SHEET_NAME) {
      return import("./print-card.ts").then(({ servePrintCard }) =>
        servePrintCard(request, { slug, language: rest, name: PRINT_SHEET_NAME }, env, Date.now()),
      );
    }
    if (beyond.length === 1 && below === PLACE) {
      return import("./serve-place.ts").then(({ servePlace }) =>
        servePlace(request, { slug, language: rest }, env, Date.now()),
      );
    }
    if (beyond.length === 1 && below === NEWS) {
      return import("./serve-news.ts").then(({ serveNews }) =>
        serveNews(request, { slug, language: rest }, env, Date.now()),
      );
    }
    if (beyond.length === 1 && below === NOTIFICATIONS) {
      return import("./serve-notifications.ts").then(({ serveNotifications }) =>
        serveNotifications(request, { slug, language: rest }, env, Date.now()),
      );
    }
    if (beyond.length === 1 && below === SHEETS) {
      return import("./serve-sheets.ts").then(({ serveSheets }) =>
        serveSheets(request, { slug, language: rest }, env, Date.now()),
      );
    }
    if (beyond.length === 2 && below === RECEIPTS) {
      return import("./forms/serve-receipt.ts").then(({ serveReceipt }) =>
        serveReceipt(request, { slug, language: rest, code }, env, Date.now()),
      );
    }
    if (beyond.length === 2 && below === GUARDED) {
      return import("./forms/open-guarded.ts").then(({ openGuarded }) =>
        openGuarded(request, { slug, language: rest, buttonId: code }, env, Date.now()),
      );
    }
    if (beyond.length === 3 && below === RECEIPTS && beyond[2] === STEPS) {
      return import("./forms/serve-receipt.ts").then(({ serveSteps }) =>
        serveSteps(request, { slug, language: rest, code }, env, Date.now()),
      );
    }
    if (beyond.length > 0) return servePortal(request, { slug, language: path }, env, Date.now());
    if (rest === "events") return receiveEvents(request, slug, env, Date.now());
    const form = MESSAGE_PATHS.find((path) => path === rest);
    if (form) {
      return import("./forms/form-paths.ts").then(({ answerForm }) =>
        answerForm(request, { slug, name: form }, env, Date.now()),
      );
    }
    const more = Object.hasOwn(MORE_PATHS, rest) ? MORE_PATHS[rest] : undefined;
    if (more) return more(request, slug, env);
    return servePortal(request, { slug, language: rest }, env, Date.now());
  }
  if (path.startsWith("/q/")) {
    return import("./qr-landing.ts").then(({ landQrCode }) =>
      landQrCode(request, path.slice(3), env, Date.now()),
    );
  }
  if (path === GUEST_SCRIPT_PATH) return serveGuestScript(request);
  if (path === MORE_SCRIPT_PATH) return serveMoreScript(request);
  if (path === HOURS_SCRIPT_PATH) return serveHoursScript(request);
  if (path === PROGRESS_SCRIPT_PATH) return serveProgressScript(request);
  if (path === NEWS_SCRIPT_PATH) return serveNewsScript(request);
  if (path === NEWS_STYLE_PATH) return serveNewsStyle(request);
  if (path === ASK_SCRIPT_PATH) return serveAskScript(request);
  if (path === GUARD_SCRIPT_PATH) return serveGuardScript(request);
  if (path === SERVICE_WORKER_PATH) return serveServiceWorker(request);
  if (path.startsWith("/fonts/")) {
    return import("./legacy-font-redirect.ts").then(({ findMovedFont }) => findMovedFont(path));
  }
  if (path === "/favicon.ico") return noIcon();
  // Not the staff's: they would be told of cookies and accounts.
  return isGuestPath(path) ? leadToSmallLetters(request) : null;
}
