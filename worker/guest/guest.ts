import { GUEST_SCRIPT_PATH, serveGuestScript } from "./guest-script.ts";
import { notFoundPage } from "./plain-page.ts";
import { landQrCode } from "./qr-landing.ts";
import { receiveEvents } from "./receive-events.ts";
import type { FormBindings } from "./receive-form.ts";
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

/**
 * Answers what guests ask for: portals, what their pages send back, QR codes and the pages' script.
 *
 * Decided by the path's first letters, ahead of any router, since this is where nearly all requests go.
 * Null for everything else. Never reads a session or a cookie, and the database only where a guest sends a form;
 * what that takes is loaded then.
 */
export function handleGuest(request: Request, env: FormBindings): Response | Promise<Response> | null {
  const path = pathOf(request.url);
  if (path.startsWith("/p/")) {
    const [slug = "", rest = "", ...more] = path.slice(3).split("/");
    if (more.length > 0) return notFoundPage(request);
    if (rest === "events") return receiveEvents(request, slug, env, Date.now());
    if (rest === "feedback" || rest === "requests") {
      return import("./form-paths.ts").then(({ answerForm }) =>
        answerForm(request, { slug, name: rest }, env, Date.now()),
      );
    }
    return servePortal(request, { slug, language: rest }, env.PORTALS, Date.now());
  }
  if (path.startsWith("/q/")) return landQrCode(request, path.slice(3), env.PORTALS);
  if (path === GUEST_SCRIPT_PATH) return serveGuestScript(request);
  if (path.startsWith("/fonts/")) {
    return import("./moved-font.ts").then(({ findMovedFont }) => findMovedFont(path));
  }
  if (path === "/favicon.ico") return noIcon();
  return null;
}
