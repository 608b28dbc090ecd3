import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { mayManage } from "#domain/account/account.ts";
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
import { originOfRefreshToken } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { recogniseOutsideUser } from "../../services/account/recognise-outside-user.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { type PropertyDemand, requireProperty, requireUser } from "./authorise.ts";
import type { HttpEnvironment } from "./environment.ts";
import { respondProblem, toInputErrors } from "./problem.ts";
import { refuseInput } from "./refuse-input.ts";

export type Middleware = MiddlewareHandler<HttpEnvironment>;

/** Names the request and fixes its clock. */
export const begin: Middleware = async (c, next) => {
  c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
  c.set("now", c.env.IN_PROCESS?.now ?? Date.now());
  c.set("credential", null);
  c.set("operator", null);
  c.set("needsSession", false);
  await next();
};

/**
 * Headers of every API answer. What `c` makes is made with them; what a route makes by itself is copied to get them,
 * but for a socket's 101, which is sent as it stands.
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

/** Longer is no token of ours, and of no provider that names a person and little else. */
export const BEARER = /^Bearer ([\w.-]{20,4000})$/;

/** Whether a refresh token stems from the sign-in that this installation has: its own, or the provider's. */
export async function isOfThisSignIn(env: Env, token: string): Promise<boolean> {
  return originOfRefreshToken(token) === (await getProviderOrigin(findOutsideProvider(env)));
}

/** The session of a bearer token: our own, or the one that stands for a person of an outside provider. */
async function findSession(env: Env, token: string, now: number): Promise<string | null> {
  if (!isCompactToken(token)) return null;
  const provider = findOutsideProvider(env);
  const own = await verifyAccessToken(env, token, now);
  if (own) return own.origin === (await getProviderOrigin(provider)) ? own.sid : null;
  if (!provider) return null;
  const claims = await verifyOutsideToken(provider, token, now);
  return claims && recogniseOutsideUser(env, provider, { claims, now });
}

/** Says who is asking, as far as the request proves it. Never refuses. */
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
 * Refuses a call that names no session, before anything that it carries is read. Whether the session still
 * lasts is asked together with what the route reads.
 */
export const requireCredential: Middleware = async (c, next) => {
  c.set("needsSession", true);
  return c.get("credential") ? next() : respondProblem(c, { code: "unauthenticated" });
};

/** Refuses where an outside provider keeps the accounts: there is nothing here to sign in to. */
export const requireBuiltInIdentity: Middleware = async (c, next) => {
  if (findOutsideProvider(c.env)) return respondProblem(c, { code: "signed_in_elsewhere" });
  return next();
};

/** The key stands in every page: how long it takes to compare tells nobody anything. */
export function hasClientKey(c: Context<HttpEnvironment>): boolean {
  return (c.req.header("x-client-key") ?? "") === c.env.CLIENT_KEY;
}

/** Refuses callers without the public client key. It names our own builds; it proves nothing else. */
export const requireClientKey: Middleware = async (c, next) => {
  if (c.env.IN_PROCESS || hasClientKey(c)) return next();
  return respondProblem(c, { code: "client_key_required" });
};

/** While maintenance is on, the API answers 503; guests and operations do not pass here. */
export const closedForMaintenance: Middleware = async (c, next) => {
  const { maintenance } = await readMaintenance(c.env.FLAGS, c.get("now"));
  if (maintenance && !c.env.IN_PROCESS) {
    return respondProblem(c, { code: "maintenance", retryAfterSeconds: 60 });
  }
  return next();
};

/** Admits a signed-in caller, who is then `c.var.principal`; with `manage`, owners alone (D12). */
export function signedIn({ manage = false } = {}) {
  return createMiddleware<HttpEnvironment & { Variables: { principal: Principal } }>(async (c, next) => {
    const user = await requireUser(c);
    if (!user.ok) return respondProblem(c, user.problem);
    if (manage && !mayManage(user.value.role)) return respondProblem(c, { code: "forbidden" });
    c.set("needsSession", false);
    c.set("principal", user.value);
    return next();
  });
}

const scopedParam = z.object({ propertyId: idSchema });

/**
 * Admits a caller to the property of the path, which is then in `c.var.scope`; refuses as `requireProperty` does, ahead
 * of the route's schemas. A handler that reads more of the property calls `requireProperty` itself, in one batch.
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
