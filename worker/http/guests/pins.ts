import { createRoute } from "@hono/zod-openapi";
import { guardIdSchema, pinSchema } from "#domain/content/guard.ts";
import { z } from "#domain/zod.ts";
import { setPin } from "../../services/guest/set-pin.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { refusals } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const pinParam = propertyParam.extend({ buttonId: guardIdSchema });
/** The PIN itself is never returned. */
const pinStateSchema = z.object({
  setAt: z.iso.datetime().nullable(),
  /** Wrong attempts on the present PIN within a day. */
  wrong: z.int().min(0),
});

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/pins/{buttonId}",
  summary: "Since when a guarded button has its PIN, null where nobody passes; and wrong ones within a day",
  middleware: scoped(),
  request: { params: pinParam },
  responses: { 200: jsonBody(pinStateSchema, "Since when"), ...refusals },
});

const setRoute = createRoute({
  method: "put",
  path: "/{propertyId}/pins/{buttonId}",
  summary: "Give a guarded button another PIN, at once; devices that have passed are asked again",
  middleware: scoped({ write: true }),
  request: { params: pinParam, body: requestBody(z.object({ pin: pinSchema })) },
  responses: { 200: jsonBody(pinStateSchema, "Since when"), ...refusals },
});

/** PINs of guarded buttons. */
export const pinRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { buttonId } = c.req.valid("param");
    const { setAt, wrong } = await c.env.GUEST_DESK.getByName(c.var.scope.property.id).pinState(buttonId);
    return c.json({ setAt: setAt === null ? null : new Date(setAt).toISOString(), wrong }, 200);
  })
  .openapi(setRoute, async (c) => {
    const { buttonId } = c.req.valid("param");
    const setAt = await setPin(c.env, c.var.scope, { buttonId, pin: c.req.valid("json").pin });
    return c.json({ setAt: new Date(setAt).toISOString(), wrong: 0 }, 200);
  });
