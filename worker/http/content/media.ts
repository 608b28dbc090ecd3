import { createRoute } from "@hono/zod-openapi";
import { storedMediaSchema } from "#domain/content/media.ts";
import { MEDIA_KINDS } from "#domain/content/media-reference.ts";
import { IMAGE_BYTES_MAX, PDF_BYTES_MAX, POPUP_IMAGE_BYTES_MAX } from "#domain/limits.ts";
import { z } from "#domain/zod.ts";
import { MinuteLimit } from "../../guest/counting/minute-limit.ts";
import { storeMedia } from "../../services/content/store-media.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";

const UPLOADED_TYPES = [
  ["image/png", IMAGE_BYTES_MAX],
  ["image/jpeg", IMAGE_BYTES_MAX],
  ["image/webp", IMAGE_BYTES_MAX],
  ["image/gif", IMAGE_BYTES_MAX],
  ["application/pdf", PDF_BYTES_MAX],
] as const;

/** The service reads the body as a stream; the schema is for the description only. */
const bytesSchema = (maxLength: number) =>
  z.unknown().openapi({ type: "string", format: "binary", maxLength });

function toMegabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}

const uploadRoute = createRoute({
  method: "post",
  path: "/{propertyId}/media",
  summary: "Upload one file as the raw body; what it is, its bytes say",
  middleware: scoped({ write: true }),
  request: {
    params: propertyParam,
    query: z.object({ kind: z.enum(MEDIA_KINDS), name: z.string().max(400).default("") }),
    body: {
      required: true,
      description: `The bytes of one file, of any content type: they decide by themselves. A picture has at most ${toMegabytes(IMAGE_BYTES_MAX)}, of kind \`popup\` ${toMegabytes(POPUP_IMAGE_BYTES_MAX)}, a PDF ${toMegabytes(PDF_BYTES_MAX)}`,
      content: Object.fromEntries(
        UPLOADED_TYPES.map(([type, maxLength]) => [type, { schema: bytesSchema(maxLength) }]),
      ),
    },
  },
  responses: { 201: jsonBody(storedMediaSchema, "The stored file"), ...refusals },
});

/** More than staff upload at once; filling a property's quota by script takes an hour. Counted per isolate. */
const UPLOADS_PER_MINUTE = 40;
const pace = new MinuteLimit(UPLOADS_PER_MINUTE);

export const mediaRoutes = createRoutes().openapi(uploadRoute, async (c) => {
  if (!pace.admit(c.var.scope.property.id, c.get("now"))) {
    return respondProblem(c, { code: "too_many_requests", retryAfterSeconds: 60 });
  }
  const { kind, name } = c.req.valid("query");
  return answer(c, await storeMedia(c.env, c.var.scope, { kind, name, request: c.req.raw }), 201);
});
