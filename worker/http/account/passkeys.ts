import { createRoute } from "@hono/zod-openapi";
import { signInAnswerSchema } from "#domain/account/account-schema.ts";
import {
  assertionOptionsSchema,
  type Passkey,
  passkeyIdSchema,
  passkeyListSchema,
  passkeyPatchSchema,
  passkeyRegistrationSchema,
  passkeySchema,
  passkeySignInSchema,
  registrationOptionsSchema,
} from "#domain/account/passkey.ts";
import { proofSchema } from "#domain/account/proof.ts";
import { z } from "#domain/zod.ts";
import { type PasskeyRow, selectPasskeys } from "../../db/account/passkeys.ts";
import { getDatabase } from "../../db/client.ts";
import {
  addPasskey,
  changePasskeyName,
  removePasskey,
  startPasskey,
  startSignIn,
} from "../../services/account/passkeys.ts";
import { proveByPasskey, proveByPassword } from "../../services/account/prove-identity.ts";
import { signInByPasskey } from "../../services/account/sign-in-passkey.ts";
import { findDesk } from "../../services/shared-desk/find-desk.ts";
import { requireBuiltInIdentity, signedIn } from "../request/middleware.ts";
import { answer, answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { getDeskKey } from "./desk-cookie.ts";
import { getDeviceToken, setDeviceCookie } from "./device-cookie.ts";
import { setRefreshCookie } from "./identity.ts";

const passkeyParam = z.object({ passkeyId: passkeyIdSchema });

const startSignInRoute = createRoute({
  method: "post",
  path: "/sign-in/passkey/options",
  summary: "A challenge for signing in with a passkey, valid once and for five minutes in this browser",
  middleware: [requireBuiltInIdentity] as const,
  responses: { 200: jsonBody(assertionOptionsSchema, "Options of the browser's call"), ...refusals },
});

const signInRoute = createRoute({
  method: "post",
  path: "/sign-in/passkey",
  summary: "Sign in with a passkey",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(passkeySignInSchema) },
  responses: { 200: jsonBody(signInAnswerSchema, "Signed in; the refresh cookie is set"), ...refusals },
});

const proveRoute = createRoute({
  method: "post",
  path: "/prove",
  summary:
    "Prove who you are, by password or by a passkey of your own: for ten minutes, this session may do what asks for it",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  request: { body: requestBody(proofSchema) },
  responses: { 204: { description: "Proved" }, ...refusals },
});

const listRoute = createRoute({
  method: "get",
  path: "/passkeys",
  summary: "One's passkeys, newest first",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  responses: { 200: jsonBody(passkeyListSchema, "The passkeys"), ...refusals },
});

const startRoute = createRoute({
  method: "post",
  path: "/passkeys/options",
  summary: "A challenge for a new passkey, valid once and for five minutes in this browser",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true, proof: true })] as const,
  responses: { 200: jsonBody(registrationOptionsSchema, "Options of the browser's call"), ...refusals },
});

const addRoute = createRoute({
  method: "post",
  path: "/passkeys",
  summary: "Add a passkey, with a recent proof; its person is mailed",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true, proof: true })] as const,
  request: { body: requestBody(passkeyRegistrationSchema) },
  responses: { 201: jsonBody(passkeySchema, "The passkey"), ...refusals },
});

const renameRoute = createRoute({
  method: "patch",
  path: "/passkeys/{passkeyId}",
  summary: "Give one of one's passkeys another name",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  request: { params: passkeyParam, body: requestBody(passkeyPatchSchema) },
  responses: { 200: jsonBody(passkeySchema, "The passkey"), ...refusals },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/passkeys/{passkeyId}",
  summary: "Remove one of one's passkeys, with a recent proof; the password stays",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true, proof: true })] as const,
  request: { params: passkeyParam },
  responses: { 204: { description: "Removed" }, ...refusals },
});

function toPasskey({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    isBackedUp,
  };
}

/** Passkeys (H4). Not offered if accounts are at an external provider. */
export const passkeyRoutes = createRoutes()
  .openapi(startSignInRoute, async (c) => {
    const deviceToken = getDeviceToken(c);
    const origin = getPublicOrigin(c.env, c.req.url);
    const options = await startSignIn(c.env, { origin, deviceToken, now: c.get("now") });
    setDeviceCookie(c, deviceToken);
    return c.json(options, 200);
  })
  .openapi(signInRoute, async (c) => {
    const deviceToken = getDeviceToken(c);
    const { passkey, keepsSignedIn } = c.req.valid("json");
    const verdict = await signInByPasskey(c.env, {
      ...getRecipientLocale(c),
      passkey,
      keepsSignedIn,
      source: getRequestSource(c),
      userAgent: c.req.header("user-agent") ?? "",
      deviceToken,
      desk: await findDesk(c.env, getDeskKey(c)),
      now: c.get("now"),
    });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    setRefreshCookie(c, verdict.value.refreshToken, { keepsSignedIn });
    setDeviceCookie(c, deviceToken);
    return c.json(verdict.value.answer, 200);
  })
  .openapi(proveRoute, async (c) => {
    const given = c.req.valid("json");
    const proof = { principal: c.var.principal, source: getRequestSource(c), now: c.get("now") };
    if ("password" in given) return answerEmpty(c, await proveByPassword(c.env, { ...proof, ...given }));
    const from = { deviceToken: getDeviceToken(c), origin: getPublicOrigin(c.env, c.req.url) };
    return answerEmpty(c, await proveByPasskey(c.env, { ...proof, ...from, ...given }));
  })
  .openapi(listRoute, async (c) => {
    const { uid, groupId } = c.var.principal;
    const rows = await selectPasskeys(getDatabase(c.env, groupId), uid);
    return c.json({ items: rows.map(toPasskey) }, 200);
  })
  .openapi(startRoute, async (c) => {
    const deviceToken = getDeviceToken(c);
    const origin = getPublicOrigin(c.env, c.req.url);
    const asker = { principal: c.var.principal, origin, deviceToken, now: c.get("now") };
    const verdict = await startPasskey(c.env, asker);
    setDeviceCookie(c, deviceToken);
    return answer(c, verdict, 200);
  })
  .openapi(addRoute, async (c) => {
    const verdict = await addPasskey(c.env, {
      ...getRecipientLocale(c),
      principal: c.var.principal,
      passkey: c.req.valid("json"),
      deviceToken: getDeviceToken(c),
      userAgent: c.req.header("user-agent") ?? "",
      source: getRequestSource(c),
      now: c.get("now"),
    });
    return verdict.ok ? c.json(toPasskey(verdict.value), 201) : respondProblem(c, verdict.problem);
  })
  .openapi(renameRoute, async (c) => {
    const [{ principal }, { passkeyId: id }] = [c.var, c.req.valid("param")];
    const verdict = await changePasskeyName(c.env, { principal, id, ...c.req.valid("json") });
    return verdict.ok ? c.json(toPasskey(verdict.value), 200) : respondProblem(c, verdict.problem);
  })
  .openapi(removeRoute, async (c) => {
    const [{ principal }, { passkeyId: id }] = [c.var, c.req.valid("param")];
    const removal = { principal, id, source: getRequestSource(c), now: c.get("now") };
    return answerEmpty(c, await removePasskey(c.env, removal));
  });
