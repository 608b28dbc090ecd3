import { createRoute } from "@hono/zod-openapi";
import {
  guestWordsSchema,
  staffBrowserSchema,
  staffPushChoiceSchema,
  staffPushSchema,
} from "#domain/account/staff-push.ts";
import { selectGuestWords, selectStaffSubscription } from "../../db/account/staff-subscriptions.ts";
import { getDatabase } from "../../db/client.ts";
import { vapidPublicKey } from "../../push/vapid.ts";
import {
  setGuestTextsInNotifications,
  switchOffPush,
  switchOnPush,
  toPushChoice,
} from "../../services/account/staff-push.ts";
import { signedIn } from "../request/middleware.ts";
import { answer, refusals } from "../request/problem.ts";
import { getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const readRoute = createRoute({
  method: "get",
  path: "/",
  summary: "What is pushed to the browser that asks, and the key that it subscribes for",
  middleware: signedIn({ ownBrowser: true }),
  responses: { 200: jsonBody(staffPushSchema, "What is pushed"), ...refusals },
});

const switchOnRoute = createRoute({
  method: "put",
  path: "/browser",
  summary: "Have the browser that asks pushed to, until it is signed out; at most ten of a person",
  middleware: signedIn({ ownBrowser: true }),
  request: { body: requestBody(staffBrowserSchema) },
  responses: { 200: jsonBody(staffPushChoiceSchema, "What is pushed from now on"), ...refusals },
});

const switchOffRoute = createRoute({
  method: "delete",
  path: "/browser",
  summary: "Have nothing pushed to the browser that asks",
  middleware: signedIn({ ownBrowser: true }),
  responses: { 204: { description: "Ended, or it had been" }, ...refusals },
});

const guestWordsRoute = createRoute({
  method: "put",
  path: "/guest-words",
  summary: "Whether notifications to the staff of your group may hold what guests typed; owners only",
  middleware: signedIn({ manage: true }),
  request: { body: requestBody(guestWordsSchema) },
  responses: { 200: jsonBody(guestWordsSchema, "As it is from now on"), ...refusals },
});

/** Push notifications of staff, per browser (N9). */
export const staffPushRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { groupId, sid } = c.var.principal;
    const db = getDatabase(c.env, groupId);
    const [[row], [words]] = await db.batch([
      selectStaffSubscription(db, sid),
      selectGuestWords(db, groupId),
    ]);
    const showsGuestWords = words?.isShown ?? false;
    return c.json({ publicKey: vapidPublicKey(c.env), chosen: toPushChoice(row), showsGuestWords }, 200);
  })
  .openapi(switchOnRoute, async (c) => {
    const { language } = getRecipientLocale(c);
    const asking = { principal: c.var.principal, now: c.get("now"), language };
    return answer(c, await switchOnPush(c.env, asking, c.req.valid("json")), 200);
  })
  .openapi(switchOffRoute, async (c) => {
    await switchOffPush(c.env, { principal: c.var.principal });
    return c.body(null, 204);
  })
  .openapi(guestWordsRoute, async (c) => {
    const { isShown } = c.req.valid("json");
    await setGuestTextsInNotifications(c.env, { principal: c.var.principal, now: c.get("now") }, isShown);
    return c.json({ isShown }, 200);
  });
