import { createRoute } from "@hono/zod-openapi";
import { mayServe } from "#domain/account/account.ts";
import { newDigitsSchema, ownDigitsSchema } from "#domain/account/desk.ts";
import { selectUser } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { changeDigits, removeDigits } from "../../services/shared-desk/own-digits.ts";
import { requireBuiltInIdentity, signedIn } from "../request/middleware.ts";
import { answerEmpty, refusals } from "../request/problem.ts";
import { getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const readRoute = createRoute({
  method: "get",
  path: "/desk-digits",
  summary: "Whether one has digits for shared desks, and may use desks",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  responses: { 200: jsonBody(ownDigitsSchema, "Whether there are digits; never the digits"), ...refusals },
});

const setRoute = createRoute({
  method: "put",
  path: "/desk-digits",
  summary: "Set one's six digits for shared desks; asks for the password",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  request: { body: requestBody(newDigitsSchema) },
  responses: { 204: { description: "Set" }, ...refusals },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/desk-digits",
  summary: "Remove one's digits: they open no desk any more",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  responses: { 204: { description: "Removed" }, ...refusals },
});

export const deskDigitsRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { uid, groupId, role } = c.var.principal;
    const [user] = await selectUser(getDatabase(c.env, groupId), uid);
    return c.json({ isSet: (user?.deskDigitsHash ?? null) !== null, mayUse: mayServe(role) }, 200);
  })
  .openapi(setRoute, async (c) => {
    const { principal } = c.var;
    const change = { principal, ...c.req.valid("json"), source: getRequestSource(c), now: c.get("now") };
    return answerEmpty(c, await changeDigits(c.env, change));
  })
  .openapi(removeRoute, async (c) => {
    const { principal } = c.var;
    await removeDigits(c.env, { principal, source: getRequestSource(c), now: c.get("now") });
    return c.body(null, 204);
  });
