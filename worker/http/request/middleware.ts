/**
 * Middleware of the API: request id and clock, credential, client key, maintenance, and access to a property.
 * `app.ts` sets their order.
 */

import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { mayManageGroup } from "#domain/account/account.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { Principal } from "../../db/account/access.ts";
import { readMaintenance } from "../../db/flags/maintenance.ts";
import { verifyAccessToken } from "../../identity/access-token.ts";
import { isCompactToken } from "../../identity/compact-token.ts";
import { REFRESH_COOKIE } from "../../identity/cookie-names.ts";
import {
  findOutsideProvider,
  getProviderOrigin,
  verifyOutsideToken,
} from "../../identity/outside-provider.ts";
import { readTokenOrigin } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { recogniseOutsideUser } from "../../services/account/recognise-outside-user.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { hasProof, type PropertyDemand, requireProperty, requireUser } from "./authorise.ts";
import type { HttpEnvironment } from "./environment.ts";
import { respondProblem, toInputErrors } from "./problem.ts";
import { refuseInput } from "./refuse-input.ts";

export type Middleware = MiddlewareHandler<HttpEnvironment>;

/** Sets the request's id and clock. */
export const startRequest: Middleware = async (c, next) => {
  c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
  c.set("now", c.env.IN_PROCESS?.now ?? Date.now());
  c.set("credential", null);
  c.set("operator", null);
  c.set("needsSession", false);
  await next();
};

/**
 * Headers of every API response. Responses made by `c` have them; others are copied to add them, except a
 * WebSocket's 101.
 */
export const apiHeaders: Middleware = async (c, next) => {
  c.header("x-request-id", c.get("requestId"));
  c.header("cache-control", "no-store");
  await next();
  const { status, headers } = c.res;
  if (status === 101 || headers.has("x-request-id")) return;
  c.header("x-request-id", c.get("requestId"));
  if (!headers.has("cache-control")) c.header("cache-control", "no-store");
};

/** Longer tokens are neither ours nor a usual provider's. */
export const BEARER = /^Bearer ([\w.-]{20,4000})$/;

/** Whether a refresh token comes from the configured sign-in: built-in, or the provider's. */
export async function isOfThisSignIn(env: Env, token: string): Promise<boolean> {
  return readTokenOrigin(token) === (await getProviderOrigin(findOutsideProvider(env)));
}

/** The session of a bearer token: our own, or that of an external provider's user. */
async function findSession(env: Env, token: string, now: number): Promise<string | null> {
  if (!isCompactToken(token)) return null;
  const provider = findOutsideProvider(env);
  const own = await verifyAccessToken(env, token, now);
  if (own) return own.origin === (await getProviderOrigin(provider)) ? own.sid : null;
  if (!provider) return null;
  const claims = await verifyOutsideToken(provider, token, now);
  return claims && recogniseOutsideUser(env, provider, { claims, now });
}

/** Determines the credential of a request. Never refuses. */
export const authenticate: Middleware = async (c, next) => {
  const bearer = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer) {
    const sid = await findSession(c.env, bearer, c.get("now"));
    if (sid) c.set("credential", { kind: "token", sid });
  } else if (c.env.IN_PROCESS) {
    const cookie = getCookie(c, REFRESH_COOKIE);
    if (cookie && (await isOfThisSignIn(c.env, cookie)))
      c.set("credential", { kind: "cookie", refreshHash: await hashSecret(cookie) });
  }
  await next();
};

/**
 * Refuses a call without a credential, before reading anything else. Whether the session is alive is checked
 * with the route's own reads.
 */
export const requireCredential: Middleware = async (c, next) => {
  c.set("needsSession", true);
  return c.get("credential") ? next() : respondProblem(c, { code: "unauthenticated" });
};

/** Refuses if accounts are at an external provider: there is no sign-in here. */
export const requireBuiltInIdentity: Middleware = async (c, next) => {
  if (findOutsideProvider(c.env)) return respondProblem(c, { code: "signed_in_elsewhere" });
  return next();
};

/** No constant-time comparison: the key is public. */
export function hasClientKey(c: Context<HttpEnvironment>): boolean {
  return (c.req.header("x-client-key") ?? "") === c.env.CLIENT_KEY;
}

/** Refuses callers without the public client key, which identifies our own builds and proves nothing else. */
export const requireClientKey: Middleware = async (c, next) => {
  if (c.env.IN_PROCESS || hasClientKey(c)) return next();
  return respondProblem(c, { code: "client_key_required" });
};

/** During maintenance, responds with 503; guests and operations don't pass here. */
export const closedForMaintenance: Middleware = async (c, next) => {
  const { maintenance } = await readMaintenance(c.env.FLAGS, c.get("now"));
  if (maintenance && !c.env.IN_PROCESS) {
    return respondProblem(c, { code: "maintenance", retryAfterSeconds: 60 });
  }
  return next();
};

/**
 * Requires a signed-in caller, then in `c.var.principal`; with `manage`, owners of the whole group (D12); with
 * `ownBrowser`, a session that was not opened at a shared desk (H3); with `proof`, a recent one (`hasProof`).
 */
export function signedIn({ manage = false, ownBrowser = false, proof = false } = {}) {
  return createMiddleware<HttpEnvironment & { Variables: { principal: Principal } }>(async (c, next) => {
    const user = await requireUser(c);
    if (!user.ok) return respondProblem(c, user.problem);
    if (manage && !mayManageGroup(user.value)) return respondProblem(c, { code: "forbidden" });
    if (ownBrowser && user.value.desk) return respondProblem(c, { code: "forbidden" });
    if (proof && !hasProof(c, user.value)) return respondProblem(c, { code: "proof_required" });
    c.set("needsSession", false);
    c.set("principal", user.value);
    return next();
  });
}

const scopedParam = z.object({ propertyId: idSchema });

/**
 * Requires access to the path's property, then in `c.var.scope`; refuses as `requireProperty` does, before the
 * route's schemas. Handlers that need further rows call `requireProperty` themselves, for one batch.
 */
export function scoped(demand: PropertyDemand = {}) {
  return createMiddleware<HttpEnvironment & { Variables: { scope: PropertyScope } }>(async (c, next) => {
    const param = scopedParam.safeParse(c.req.param());
    if (!param.success) {
      return refuseInput(c, { code: "validation_failed", errors: toInputErrors(param.error) });
    }
    const access = await requireProperty(c, param.data.propertyId, demand, () => []);
    if (!access.ok) return respondProblem(c, access.problem);
    c.set("needsSession", false);
    c.set("scope", access.value.scope);
    return next();
  });
}
