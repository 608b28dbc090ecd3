import { createRoute } from "@hono/zod-openapi";
import {
  CODE_LENGTH,
  codedDeskSchema,
  type Desk,
  deskListSchema,
  deskPatchSchema,
  deskSchema,
  newDeskSchema,
} from "#domain/account/desk.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { type ListedDesk, selectDesks } from "../db/account/desks.ts";
import { addDesk, changeDesk, endDesk, renewCode } from "../services/shared-desk/manage-desks.ts";
import { propertyParam } from "./properties.ts";
import { requireProperty } from "./request/authorise.ts";
import { requireBuiltInIdentity, scoped } from "./request/middleware.ts";
import { answerEmpty, refusals, respondProblem } from "./request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "./request/routes.ts";

const deskParam = propertyParam.extend({ deskId: idSchema });

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/desks",
  summary: "The shared desks of a property, by name; owners only",
  middleware: [requireBuiltInIdentity] as const,
  request: { params: propertyParam },
  responses: { 200: jsonBody(deskListSchema, "The desks"), ...refusals },
});

const addRoute = createRoute({
  method: "post",
  path: "/{propertyId}/desks",
  summary:
    "Add a shared desk, with a code that pairs its browser within ten minutes; owners only, with a recent proof",
  middleware: [requireBuiltInIdentity, scoped({ manage: true, proof: true })] as const,
  request: { params: propertyParam, body: requestBody(newDeskSchema) },
  responses: { 201: jsonBody(codedDeskSchema, "The desk and its code, which is shown once"), ...refusals },
});

const codeRoute = createRoute({
  method: "post",
  path: "/{propertyId}/desks/{deskId}/code",
  summary:
    "Another code for a shared desk; its browser stays paired until the code is used; owners only, with a recent proof",
  middleware: [requireBuiltInIdentity, scoped({ manage: true, proof: true })] as const,
  request: { params: deskParam },
  responses: { 200: jsonBody(codedDeskSchema, "The desk and its code, which is shown once"), ...refusals },
});

const changeRoute = createRoute({
  method: "patch",
  path: "/{propertyId}/desks/{deskId}",
  summary: "Change the name or the quiet minutes of a shared desk; owners only",
  middleware: [requireBuiltInIdentity, scoped({ manage: true })] as const,
  request: { params: deskParam, body: requestBody(deskPatchSchema) },
  responses: { 200: jsonBody(deskSchema, "The desk"), ...refusals },
});

const endRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/desks/{deskId}",
  summary: "End a shared desk: its person is out at once, and its browser opens nothing; owners only",
  middleware: [requireBuiltInIdentity, scoped({ manage: true })] as const,
  request: { params: deskParam },
  responses: { 204: { description: "Ended" }, ...refusals },
});

const toMoment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function toDesk({ desk, person, lastAt }: ListedDesk): Desk {
  const { id, name, quietMinutes, pairedAt, pairedBy, codeExpiresAt } = desk;
  return {
    id,
    name,
    quietMinutes,
    pairedBy,
    person,
    pairedAt: toMoment(pairedAt),
    codeUntil: toMoment(codeExpiresAt),
    lastAt: toMoment(lastAt),
  };
}

/** `ABCDEFGH` as people read it: `ABCD-EFGH`. */
function toShownCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Shared desks of a property, for its owners (H3). */
export const deskRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { manage: true }, (db) => ({
      desks: selectDesks(db, propertyId, c.get("now")),
    }));
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json({ items: access.value.rows.desks.map(toDesk) }, 200);
  })
  .openapi(addRoute, async (c) => {
    const verdict = await addDesk(c.env, c.var.scope, c.req.valid("json"));
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const { listed, code } = verdict.value;
    return c.json({ desk: toDesk(listed), code: toShownCode(code) }, 201);
  })
  .openapi(codeRoute, async (c) => {
    const verdict = await renewCode(c.env, c.var.scope, { id: c.req.valid("param").deskId });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const { listed, code } = verdict.value;
    return c.json({ desk: toDesk(listed), code: toShownCode(code) }, 200);
  })
  .openapi(changeRoute, async (c) => {
    const change = { id: c.req.valid("param").deskId, ...c.req.valid("json") };
    const verdict = await changeDesk(c.env, c.var.scope, change);
    return verdict.ok ? c.json(toDesk(verdict.value), 200) : respondProblem(c, verdict.problem);
  })
  .openapi(endRoute, async (c) =>
    answerEmpty(c, await endDesk(c.env, c.var.scope, { id: c.req.valid("param").deskId })),
  );
