import { createRoute } from "@hono/zod-openapi";
import { deleteCookie } from "hono/cookie";
import { signInAnswerSchema } from "#domain/account/account-schema.ts";
import { deskScreenSchema, deskSignInSchema, pairingSchema } from "#domain/account/desk.ts";
import { REFRESH_COOKIE } from "../../identity/cookie-names.ts";
import { findDesk } from "../../services/shared-desk/find-desk.ts";
import { pairBrowser } from "../../services/shared-desk/pair-desk.ts";
import { readDeskScreen } from "../../services/shared-desk/read-desk-screen.ts";
import { signInAtDesk } from "../../services/shared-desk/sign-in-at-desk.ts";
import { requireBuiltInIdentity } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { deleteDeskCookie, getDeskKey, setDeskCookie } from "./desk-cookie.ts";
import { getDeviceToken } from "./device-cookie.ts";
import { REFRESH_COOKIE_OPTIONS, setRefreshCookie } from "./identity.ts";

const screenRoute = createRoute({
  method: "get",
  path: "/",
  summary: "What this browser shows as a shared desk: names and how many requests wait, nothing of guests",
  middleware: [requireBuiltInIdentity] as const,
  responses: { 200: jsonBody(deskScreenSchema, "The desk"), ...refusals },
});

const pairRoute = createRoute({
  method: "post",
  path: "/pair",
  summary: "Make this browser the shared desk of a code; the person who is signed in in it is signed out",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(pairingSchema) },
  responses: { 204: { description: "Paired; the cookie with the desk's key is set" }, ...refusals },
});

const signInRoute = createRoute({
  method: "post",
  path: "/sign-in",
  summary: "Sign in at this shared desk with one's six digits",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(deskSignInSchema) },
  responses: { 200: jsonBody(signInAnswerSchema, "Signed in; the refresh cookie is set"), ...refusals },
});

/** Shared desks, as their browsers use them (H3). Not offered if accounts are at an external provider. */
export const sharedDeskRoutes = createRoutes()
  .openapi(screenRoute, async (c) => {
    const desk = await findDesk(c.env, getDeskKey(c));
    if (!desk) {
      deleteDeskCookie(c);
      return respondProblem(c, { code: "desk_unpaired" });
    }
    return c.json(await readDeskScreen(c.env, desk, c.get("now")), 200);
  })
  .openapi(pairRoute, async (c) => {
    const pairing = { ...c.req.valid("json"), source: getRequestSource(c), now: c.get("now") };
    const verdict = await pairBrowser(c.env, pairing);
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    setDeskCookie(c, verdict.value.key);
    // An owner's session must not stay open behind the names.
    deleteCookie(c, REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS);
    return c.body(null, 204);
  })
  .openapi(signInRoute, async (c) => {
    const desk = await findDesk(c.env, getDeskKey(c));
    if (!desk) return respondProblem(c, { code: "desk_unpaired" });
    const verdict = await signInAtDesk(c.env, {
      ...c.req.valid("json"),
      ...getRecipientLocale(c),
      desk,
      source: getRequestSource(c),
      userAgent: c.req.header("user-agent") ?? "",
      deviceToken: getDeviceToken(c),
      now: c.get("now"),
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const { refreshToken, deskKey, answer } = verdict.value;
    setRefreshCookie(c, refreshToken, { keepsSignedIn: false });
    if (deskKey !== null) setDeskCookie(c, deskKey);
    return c.json(answer, 200);
  });
