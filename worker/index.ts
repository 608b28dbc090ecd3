import { handleGuest } from "./guest/guest.ts";
import { PREVIEW_PREFIX } from "./guest/preview-path.ts";
import { withDeployedCookies, withLocalCookies } from "./http/account/local-cookies.ts";
import { isLocalRun } from "./http/request/local-run.ts";
import { withSecurityHeaders } from "./http/request/security-headers.ts";
import { MEDIA_PREFIX, serveMedia } from "./media/serve-media.ts";

export { PropertyAnalytics } from "./analytics/property-analytics.ts";
export { SignInThrottle } from "./identity/sign-in-throttle.ts";
export { GroupChannel } from "./live/group-channel.ts";
export { PortalWriter } from "./portal/portal-writer.ts";

/** Paths that the JSON API answers; all that is left belongs to the screens. */
const API_PATH = /^\/(?:api(?:\/|$)|\.well-known\/|maintenance\/|healthz$)/;

/** Where a local installation shows its mail; in production this path is an ordinary 404. */
const OUTBOX_PATH = "/dev/mail";
/** As in wrangler.toml; the third one is the nightly collection. */
const FREQUENT_CRON = "*/5 * * * *";
const WEEKLY_CRON = "7 * * * *";

/** A deployment that was given no origin of its own would take the one in its links from any sender. */
function unconfigured(): Response {
  console.error("PUBLIC_ORIGIN is empty: only this machine is served.");
  return new Response("PUBLIC_ORIGIN is not configured.", {
    status: 503,
    headers: { "retry-after": "3600" },
  });
}

/**
 * Guests first, by prefix, before any router is even loaded: they are nearly all the traffic, and their
 * cold start pays for nothing that only staff need.
 */
async function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const guest = handleGuest(request, env);
  if (guest) return guest;
  const { pathname } = new URL(request.url);
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
  const isApi = API_PATH.test(pathname);
  // Ahead of both routers, whose own checks each leave something out.
  const { admitWrite } = await import("./http/request/admit-write.ts");
  const admitted = await admitWrite(request, { readsForm: !isApi });
  if (admitted instanceof Response) return admitted;
  if (isApi) {
    const { api } = await import("./http/app.ts");
    return api.fetch(admitted, env, context);
  }
  const { showScreen } = await import("./http/screens.ts");
  return showScreen(admitted, env, context);
}

export default {
  async fetch(request, env, context) {
    if (isLocalRun(env, request.url)) {
      const local = await answer(withDeployedCookies(request), env, context);
      return withSecurityHeaders(withLocalCookies(local));
    }
    const origin: string = env.PUBLIC_ORIGIN;
    return withSecurityHeaders(origin === "" ? unconfigured() : await answer(request, env, context));
  },

  async scheduled({ cron }, env) {
    const now = Date.now();
    const { runJobs } = await import("./ops/run-jobs.ts");
    if (cron === FREQUENT_CRON) {
      const { projectMarked } = await import("./services/portal/project-marked.ts");
      const { sendRatingDigests } = await import("./services/mail/send-rating-digest.ts");
      const { mailWaitingMessages } = await import("./services/mail/mail-waiting-messages.ts");
      const { endRunOutSessions } = await import("./services/account/end-run-out-sessions.ts");
      const { sendDueMail } = await import("./services/mail/send-mail.ts");
      return runJobs({
        "project marked portals": () => projectMarked(env),
        "tell held ratings": () => sendRatingDigests(env, now),
        "mail waiting messages": () => mailWaitingMessages(env, now),
        "end sessions that have run out": () => endRunOutSessions(env, now),
        "send due mail": () => sendDueMail(env, now),
      });
    }
    if (cron === WEEKLY_CRON) {
      const { queueWeeklyMail } = await import("./services/mail/send-weekly-mail.ts");
      return runJobs({ "queue weekly mail": () => queueWeeklyMail(env, now) });
    }
    const { deleteExpired } = await import("./services/operations/delete-expired.ts");
    const { purgeRemoved } = await import("./services/operations/purge-removed.ts");
    const { collectUnused } = await import("./services/content/collect-unused.ts");
    return runJobs({
      // First: the files of what is purged go in the same night.
      "purge removed properties": () => purgeRemoved(env, now),
      "collect unused files": () => collectUnused(env, now),
      "forget what has expired": () => deleteExpired(env, now),
    });
  },
} satisfies ExportedHandler<Env>;
