import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { restorePointSchema } from "#domain/property/restore-point.ts";
import { z } from "#domain/zod.ts";
import { selectQrCode } from "../../db/content/qr-codes.ts";
import { drawQrPng, drawQrSvg } from "../../media/draw-qr.ts";
import { recordQrDownload } from "../../services/portal/record-qr-download.ts";
import { regenerateQr } from "../../services/portal/regenerate-qr.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import type { HttpEnvironment, RequestContext } from "../request/environment.ts";
import { scoped } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";

const addressSchema = z.object({ address: z.string() });

const qrCodeSchema = addressSchema.extend({
  /** Scans of retired codes in the last 30 days: old cards still in use. */
  oldScans: z.int().min(0),
});

/** Whether the picture is downloaded for printing, or only displayed. */
const takingQuery = z.object({ download: z.enum(["1"]).optional() });

const svgRoute = createRoute({
  method: "get",
  path: "/{propertyId}/qr.svg",
  summary: "The QR code as SVG",
  request: { params: propertyParam, query: takingQuery },
  responses: {
    200: { description: "The picture", content: { "image/svg+xml": { schema: z.string() } } },
    ...refusals,
  },
});

const pngRoute = createRoute({
  method: "get",
  path: "/{propertyId}/qr.png",
  summary: "The QR code as PNG, large enough to print",
  request: { params: propertyParam, query: takingQuery },
  responses: {
    200: { description: "The picture", content: { "image/png": { schema: z.string() } } },
    ...refusals,
  },
});

const addressRoute = createRoute({
  method: "get",
  path: "/{propertyId}/qr",
  summary: "The address that the QR code opens, and how often retired codes are still scanned",
  request: { params: propertyParam },
  responses: { 200: jsonBody(qrCodeSchema, "The address and the count"), ...refusals },
});

const regenerateRoute = createRoute({
  method: "post",
  path: "/{propertyId}/qr/regenerate",
  summary: "A new QR code; the old one answers 410 from then on",
  middleware: scoped({ write: true }),
  request: { params: propertyParam },
  responses: {
    201: jsonBody(
      addressSchema.extend({ restorePoint: restorePointSchema }),
      "The new address, and what brings the old one back",
    ),
    ...refusals,
  },
});

/** The address that the code contains; a download is recorded. */
async function readAddress(
  c: Context<HttpEnvironment>,
  propertyId: string,
  isTaken: boolean,
): Promise<Verdict<string>> {
  const access = await requireProperty(c, propertyId, {}, (db) => [selectQrCode(db, propertyId)]);
  if (!access.ok) return access;
  const [[row]] = access.value.rows;
  if (!row) return refuse("not_found");
  if (isTaken && row.downloadedAt === null) {
    c.executionCtx.waitUntil(recordQrDownload(c.env, access.value.scope, row.code));
  }
  return accept(getAddress(c, row.code));
}

function getAddress(c: RequestContext, code: string): string {
  return `${getPublicOrigin(c.env, c.req.url)}/q/${code}`;
}

function attachment(name: string): Record<string, string> {
  return { "content-disposition": `attachment; filename="${name}"` };
}

export const qrRoutes = createRoutes()
  .openapi(addressRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [selectQrCode(db, propertyId)]);
    if (!access.ok) return respondProblem(c, access.problem);
    const { rows, scope } = access.value;
    const [[row]] = rows;
    if (!row) return respondProblem(c, { code: "not_found" });
    const analytics = c.env.PROPERTY_ANALYTICS.getByName(propertyId);
    const oldScans = await analytics.oldScans(scope.now, scope.property.timeZone);
    return c.json({ address: getAddress(c, row.code), oldScans }, 200);
  })
  .openapi(svgRoute, async (c) => {
    const address = await readAddress(
      c,
      c.req.valid("param").propertyId,
      c.req.valid("query").download !== undefined,
    );
    if (!address.ok) return respondProblem(c, address.problem);
    return c.body(drawQrSvg(address.value), 200, {
      "content-type": "image/svg+xml",
      ...attachment("qr-code.svg"),
    });
  })
  .openapi(pngRoute, async (c) => {
    const address = await readAddress(
      c,
      c.req.valid("param").propertyId,
      c.req.valid("query").download !== undefined,
    );
    if (!address.ok) return respondProblem(c, address.problem);
    return c.body(drawQrPng(address.value), 200, {
      "content-type": "image/png",
      ...attachment("qr-code.png"),
    });
  })
  .openapi(regenerateRoute, async (c) => {
    const { code, restorePoint } = await regenerateQr(c.env, c.var.scope);
    return c.json({ address: getAddress(c, code), restorePoint }, 201);
  });
