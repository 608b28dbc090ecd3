/**
 * Entry of the Worker: routes requests to guests' pages, media, previews, the API and staff screens, and
 * exports the Durable Objects and cron handlers. Guests come first; everything for staff is imported on demand.
 */

import { handleGuest } from "./guest/guest.ts";
import { withDeployedCookies, withLocalCookies } from "./http/account/local-cookies.ts";
import { isLocalRun } from "./http/request/local-run.ts";
import { withSecurityHeaders } from "./http/request/security-headers.ts";
import { inJurisdiction } from "./in-jurisdiction.ts";
import { logEvent } from "./log-event.ts";
import { MEDIA_PREFIX, serveMedia } from "./media/serve-media.ts";
import { getPath, getRoute, PREVIEW_PREFIX } from "./request-path.ts";

export { PropertyAnalytics } from "./analytics/property-analytics.ts";
export { SignInThrottle } from "./identity/sign-in-throttle.ts";
export { GroupChannel } from "./live/group-channel.ts";
export { PortalChannel } from "./live/portal-channel.ts";
export { GuestDesk } from "./services/guest/desk/guest-desk.ts";
export { PortalWriter } from "./services/portal/portal-writer.ts";

/** Shows the mails of a local installation; a normal 404 in production. */
const OUTBOX_PATH = "/dev/mail";

/** Without a configured origin, links would take it from the request's Host header, which any sender controls. */
function respondUnconfigured(): Response {
  logEvent("origin_missing");
  return new Response("PUBLIC_ORIGIN is not configured.", {
    status: 503,
    headers: { "retry-after": "3600" },
  });
}

/**
 * Guests first, by prefix, before loading any router: they are most of the traffic, and their cold start should
 * not pay for staff code.
 */
async function dispatch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const guest = handleGuest(request, env);
  if (guest) return guest;
  const pathname = getPath(request);
  if (pathname.startsWith(MEDIA_PREFIX)) return serveMedia(request, env);
  if (pathname.startsWith(PREVIEW_PREFIX)) {
    const { servePreview } = await import("./guest/serve-preview.ts");
    return servePreview(request, env, Date.now());
  }
  if (pathname.startsWith(OUTBOX_PATH)) {
    const { showOutbox } = await import("./http/dev-outbox.ts");
    const outbox = await showOutbox(request, env);
    if (outbox) return outbox;
  }
  const { answerStaff } = await import("./http/answer-staff.ts");
  return answerStaff(request, env, context);
}

const SLOW_AFTER_MS = 2_000;

/** An isolate's clock only advances during I/O: this measures bindings, not CPU time. */
async function logSlow(request: Request, answering: Promise<Response>): Promise<Response> {
  const began = Date.now();
  const response = await answering;
  const ms = Date.now() - began;
  const { method } = request;
  if (ms > SLOW_AFTER_MS) logEvent("slow", { method, route: getRoute(request), status: response.status, ms });
  return response;
}

export default {
  async fetch(request, bindings, context) {
    const env = inJurisdiction(bindings);
    if (isLocalRun(env, request.url)) {
      const local = await logSlow(request, dispatch(withDeployedCookies(request), env, context));
      return withSecurityHeaders(withLocalCookies(local));
    }
    const origin: string = env.PUBLIC_ORIGIN;
    return withSecurityHeaders(
      origin === "" ? respondUnconfigured() : await logSlow(request, dispatch(request, env, context)),
    );
  },

  async scheduled({ cron }, env) {
    const { getRhythm, runJobs } = await import("./ops/run-jobs.ts");
    await runJobs(inJurisdiction(env), { rhythm: getRhythm(cron), now: Date.now() });
  },
} satisfies ExportedHandler<Env>;
