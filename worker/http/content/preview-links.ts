import { createRoute } from "@hono/zod-openapi";
import { PREVIEW_LINK_HOURS, previewLinkSchema } from "#domain/property/preview-link.ts";
import { HOUR_MS } from "#domain/time.ts";
import { mintPreviewToken } from "../../identity/preview-token.ts";
import { PREVIEW_PREFIX } from "../../request-path.ts";
import { endPreviewLinks } from "../../services/portal/end-previews.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { refusals } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";

const createLinkRoute = createRoute({
  method: "post",
  path: "/{propertyId}/preview-links",
  summary: "An address that shows the saved draft to anyone who has it, for a day",
  middleware: scoped({ write: true }),
  request: { params: propertyParam },
  responses: { 201: jsonBody(previewLinkSchema, "The address"), ...refusals },
});

const endLinksRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/preview-links",
  summary: "End every preview link of a property that was made until now",
  middleware: scoped({ write: true }),
  request: { params: propertyParam },
  responses: { 204: { description: "Ended" }, ...refusals },
});

export const previewLinkRoutes = createRoutes()
  .openapi(endLinksRoute, async (c) => {
    await endPreviewLinks(c.env, c.var.scope);
    return c.body(null, 204);
  })
  .openapi(createLinkRoute, async (c) => {
    const { property, now } = c.var.scope;
    const expiresAt = now + PREVIEW_LINK_HOURS * HOUR_MS;
    const token = await mintPreviewToken(c.env, { propertyId: property.id, now, expiresAt });
    const url = `${getPublicOrigin(c.env, c.req.url)}${PREVIEW_PREFIX}${token}`;
    return c.json({ url, expiresAt: new Date(expiresAt).toISOString() }, 201);
  });
