import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { CRASH_MESSAGE_MAX, CRASH_REFERENCE, toCrashMessage } from "#domain/crash-message.ts";
import { toLoggedNetwork } from "#domain/network.ts";
import { z } from "#domain/zod.ts";
import { verifyAccessToken } from "../identity/access-token.ts";
import { isCompactToken } from "../identity/compact-token.ts";
import { logEvent } from "../log-event.ts";
import { crashLimits } from "./crash-limits.ts";
import { bodyUpTo } from "./request/body-limit.ts";
import type { HttpEnvironment } from "./request/environment.ts";
import { BEARER, hasClientKey, type Middleware } from "./request/middleware.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { getNetworkName } from "./request/recipient-locale.ts";
import { createRoutes, requestBody } from "./request/routes.ts";

const REPORT_BYTES_MAX = 2 * 1024;
const PATH_MAX = 200;
const VERSION_MAX = 20;
const { ofNetwork, ofAll, ofSession, ofSessions, proofsOfNetwork } = crashLimits;

const crashSchema = z.strictObject({
  reference: z.string().regex(CRASH_REFERENCE),
  message: z.string().max(CRASH_MESSAGE_MAX),
  /** Without the query, which may contain a secret. */
  path: z
    .string()
    .max(PATH_MAX)
    .regex(/^\/[^?#]*$/),
  version: z.string().max(VERSION_MAX),
});

/** Whether the caller has a valid token and its reserved limit is not used up. Calls no binding. */
async function isAdmittedMember(c: Context<HttpEnvironment>, network: string): Promise<boolean> {
  const now = c.get("now");
  const token = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token || !hasClientKey(c) || !isCompactToken(token) || !proofsOfNetwork.admit(network, now))
    return false;
  const session = await verifyAccessToken(c.env, token, now);
  return session !== null && ofSession.admit(session.sid, now) && ofSessions.admit("all", now);
}

/** Counts a report before reading it. Local installations have no network name. */
const limitReports: Middleware = async (c, next) => {
  const network = getNetworkName(c);
  const now = c.get("now");
  const isFree = (network === "" || ofNetwork.admit(network, now)) && ofAll.admit("all", now);
  return isFree || (await isAdmittedMember(c, network))
    ? next()
    : respondProblem(c, { code: "too_many_requests", retryAfterSeconds: 60 });
};

const reportRoute = createRoute({
  method: "post",
  path: "/",
  middleware: [limitReports, bodyUpTo(REPORT_BYTES_MAX)] as const,
  summary: "Report a crash of a screen, for the log; a few a minute from each network",
  request: { body: requestBody(crashSchema) },
  responses: { 204: { description: "It is in the log, under its reference" }, ...refusals },
});

/**
 * Logs a crash as one line of JSON, which support finds by the reference shown to the user [S105]. Open to
 * everybody: it calls no binding and is rate-limited, with a share reserved for signed-in users.
 */
export const crashRoutes = createRoutes().openapi(reportRoute, (c) => {
  const { reference, message, path, version } = c.req.valid("json");
  logEvent("crash", {
    at: new Date(c.get("now")).toISOString(),
    reference,
    message: toCrashMessage(message),
    path,
    version,
    network: toLoggedNetwork(getNetworkName(c)),
  });
  return c.body(null, 204);
});
