import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { idSchema } from "#domain/value-schemas.ts";
import { logEvent } from "../../log-event.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import type { Middleware } from "../request/middleware.ts";

/** Action of each writing route in the activity list, if it has one. */
export const OPERATION_ACTIONS: Readonly<Record<string, string>> = {
  "POST /api/ops/accounts": "account.created",
  "POST /api/ops/properties": "property.added",
  "PUT /api/ops/properties/:propertyId/licence": "licence.set",
  "PUT /api/ops/properties/:propertyId/features": "features.set",
  "PATCH /api/ops/properties/:propertyId": "property.updated",
  "DELETE /api/ops/properties/:propertyId": "property.removed",
  "POST /api/ops/properties/:propertyId/restore": "property.restored",
  "DELETE /api/ops/properties/:propertyId/consents/:visitorId": "consent.erased",
  "POST /api/ops/properties/:propertyId/portal/rebuild": "portal.rebuilt",
  "POST /api/ops/portals/check": "portals.mended",
  "POST /api/ops/portals/render": "portals.rendered",
  "PUT /api/ops/portals/render-pace": "render-pace.set",
  "PUT /api/ops/maintenance": "maintenance.set",
  "PUT /api/ops/blocked-pictures/:sha256": "picture.blocked",
  "POST /api/ops/groups/:groupId/export": "group.exported",
  "POST /api/ops/groups/:groupId/delete": "group.deleted",
  "POST /api/ops/imports/check": "group.import-checked",
  "POST /api/ops/imports": "group.import-begun",
  "POST /api/ops/imports/:groupId/lines": "group.lines-imported",
  "POST /api/ops/imports/:groupId/end": "group.imported",
  "POST /api/ops/mail/:mailId/send": "mail.sent-again",
  "POST /api/ops/sessions/end": "sessions.ended",
};

type Values = Readonly<Record<string, unknown>>;

/** Values accepted by the route's schemas; refused input is never logged. */
function getAccepted(c: Context<HttpEnvironment>, part: "param" | "json"): Values {
  return (c.req.valid(part as never) as Values | undefined) ?? {};
}

const parseId = (value: unknown) => idSchema.safeParse(value).data;

/** The id of a created item, from the response. */
async function readCreated({ res }: Context<HttpEnvironment>): Promise<Values> {
  return res.status === 201 ? res.clone().json() : {};
}

/**
 * Logs each writing call of operations, successful or refused, as one line: operator, action, property or
 * group. Never visitors, addresses or names.
 */
export const logOperation: Middleware = async (c, next) => {
  await next();
  const route = matchedRoutes(c).findLast(({ method }) => method !== "ALL");
  if (!route || c.req.method === "GET") return;
  const body = getAccepted(c, "json");
  if (body.dryRun === true || body.mend === false) return;
  const accepted = { ...body, ...getAccepted(c, "param") };
  const made = await readCreated(c);
  const name = `${route.method} ${route.path}`;
  logEvent("operation", {
    at: new Date(c.get("now")).toISOString(),
    operator: c.get("operator"),
    action: OPERATION_ACTIONS[name] ?? name,
    propertyId: parseId(accepted.propertyId ?? made.id),
    groupId: parseId(accepted.groupId ?? made.groupId),
    requestId: c.get("requestId"),
    status: c.res.status,
  });
};
