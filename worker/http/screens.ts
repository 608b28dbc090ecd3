/**
 * Server rendering of the staff screens with React Router. Exposes `showScreen`. Loaders call the JSON API in
 * process, with the same authorisation; this file adds cookies, security headers and the build's version.
 */

import { hc } from "hono/client";
import { parse as parseCookies } from "hono/utils/cookie";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type ServerContext, serverContext } from "#app/session/server-context.ts";
import { BUILD_HEADER } from "#domain/build-header.ts";
import { decideInterfaceLanguage, LANGUAGE_COOKIE } from "#domain/language.ts";
import { readMaintenance } from "../db/flags/maintenance.ts";
import { DESK_COOKIE, REFRESH_COOKIE } from "../identity/cookie-names.ts";
import { findOutsideProvider } from "../identity/outside-provider.ts";
import { discoverProvider } from "../identity/provider-sign-in.ts";
import { logEvent } from "../log-event.ts";
import { readBuiltFile } from "../read-built-file.ts";
import { PROVIDER_SIGN_IN_PATH } from "./account/provider-sign-in.ts";
import { type Api, api } from "./app.ts";
import { getPublicOrigin } from "./request/public-origin.ts";

const loadBuild = () => import("virtual:react-router/server-build");

interface Router {
  readonly handle: ReturnType<typeof createRequestHandler>;
  /** Build id, by which a page of another build rejects its data; `null` in development. */
  readonly build: string | null;
}

let router: Promise<Router> | null = null;

/** The router, cached, since its routes are ranked once; created for each request in development. */
async function openRouter(): Promise<Router> {
  const { DEV, MODE } = import.meta.env;
  if (DEV) return { handle: createRequestHandler(loadBuild, MODE), build: null };
  router ??= loadBuild().then((build) => ({
    handle: createRequestHandler(build, MODE),
    build: build.assets.version,
  }));
  return router;
}

const NONCE_BYTES = 16;
const RETRY_AFTER_SECONDS = "60";

/** Renders a screen; its loaders call the API in process. */
export async function showScreen(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const now = Date.now();
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
  const cookies = parseCookies(request.headers.get("cookie") ?? "");
  const provider = new RouterContextProvider();
  const answered: string[] = [];
  const value: ServerContext = {
    api: inProcessApi(request, { env, context, answered, now }),
    clientKey: env.CLIENT_KEY,
    language: decideInterfaceLanguage(cookies[LANGUAGE_COOKIE], request.headers.get("accept-language")),
    hasSessionCookie: cookies[REFRESH_COOKIE] !== undefined,
    hasDeskCookie: cookies[DESK_COOKIE] !== undefined,
    maintenance: await readMaintenance(env.FLAGS, now),
    nonce,
    now,
    origin: getPublicOrigin(env, request.url),
    isSignInElsewhere: findOutsideProvider(env) !== null,
    providerSignIn: () => providerSignInPath(env, now),
    readAsset: (path) => readBuiltFile(env, path),
  };
  provider.set(serverContext, value);
  const { handle, build } = await openRouter();
  const response = await handle(request, provider);
  return withHeaders(response, { nonce, build, cookies: answered });
}

/** `null`: the built-in sign-in is used. An unreachable provider is logged and not offered. */
async function providerSignInPath(env: Env, now: number): Promise<string | null> {
  const provider = findOutsideProvider(env);
  if (!provider) return null;
  try {
    return (await discoverProvider(provider, now)) ? PROVIDER_SIGN_IN_PATH : null;
  } catch (error) {
    logEvent("provider_not_read", { provider: provider.issuer, error });
    return null;
  }
}

/**
 * The API for loaders: same routes and authorisation, with the screen's clock. Cookies are forwarded, and
 * cookies set by the API are returned with the screen.
 */
function inProcessApi(
  request: Request,
  { env, context, answered, now }: { env: Env; context: ExecutionContext; answered: string[]; now: number },
): ServerContext["api"] {
  const forwarded = ["cookie", "cf-connecting-ip", "accept-language", "user-agent"];
  return hc<Api>(new URL(request.url).origin, {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const call = new Request(input, init);
      for (const name of forwarded) {
        const value = request.headers.get(name);
        if (value !== null) call.headers.set(name, value);
      }
      const response = await api.fetch(call, { ...env, IN_PROCESS: { now } }, context);
      answered.push(...response.headers.getSetCookie());
      return response;
    },
  });
}

function getPolicy(nonce: string): string {
  const development = import.meta.env.DEV ? " 'unsafe-inline' 'unsafe-eval'" : ` 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self'${development}`,
    // Components set measured positions as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // A map loads only when staff open it.
    "frame-src 'self' https://www.google.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join("; ");
}

function withHeaders(
  response: Response,
  { nonce, build, cookies }: { nonce: string; build: string | null; cookies: readonly string[] },
): Response {
  const headers = new Headers(response.headers);
  // A past page shown in a frame keeps its own policy.
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", getPolicy(nonce));
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), geolocation=(), microphone=()");
  // A screen with a secret in its address sets a stricter one.
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (build !== null) headers.set(BUILD_HEADER, build);
  // Maintenance, whose estimated time is free text.
  if (response.status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
