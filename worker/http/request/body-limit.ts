import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DOCUMENT_BYTES_MAX, IMPORT_BYTES_MAX, REQUEST_BYTES_MAX } from "#domain/limits.ts";
import type { HttpEnvironment } from "./environment.ts";
import type { Middleware } from "./middleware.ts";
import { hasOddMember } from "./odd-member.ts";
import { refuseInput } from "./refuse-input.ts";

/** Paths whose body holds a whole document, or much of it. */
const DOCUMENT_PATH = /^\/api\/properties\/[^/]+\/(?:documents|buttons|places)(?:\/|$)/;
/** Path of uploads, which have a limit per kind of file. */
const UPLOAD_PATH = /^\/api\/properties\/[^/]+\/media$/;
/** Path of an import's lines. Only operations send them, and their token is checked first. */
const IMPORT_PATH = /^\/api\/ops\/imports\/[^/]+\/lines$/;

/**
 * Refuses a body above `maxSize` with `body_too_large`: by its declared length, otherwise while reading. An
 * interrupted body, or one that schemas can't handle, is `malformed_request`.
 */
export function bodyUpTo(maxSize: number): Middleware {
  const limit = bodyLimit({
    maxSize,
    onError: (c: Context<HttpEnvironment>) => refuseInput(c, { code: "body_too_large" }),
  });
  return async (c, next) => {
    let isWithin = false;
    let refusal: unknown;
    try {
      refusal = await limit(c, async () => {
        isWithin = true;
      });
    } catch {
      // The connection broke, or the declared length is invalid; nothing else is read here.
      return refuseInput(c, { code: "malformed_request" });
    }
    if (!isWithin) return refusal as Response;
    return (await isUnreadable(c)) ? refuseInput(c, { code: "malformed_request" }) : next();
  };
}

const limitDocument = bodyUpTo(DOCUMENT_BYTES_MAX);
const limitImport = bodyUpTo(IMPORT_BYTES_MAX);
const limitRequest = bodyUpTo(REQUEST_BYTES_MAX);

/** Limits the body of any route. Runs before all schemas, and after checks that need headers only. */
export const limitBody: Middleware = async (c, next) => {
  if (UPLOAD_PATH.test(c.req.path)) return next();
  if (IMPORT_PATH.test(c.req.path)) return limitImport(c, next);
  return DOCUMENT_PATH.test(c.req.path) ? limitDocument(c, next) : limitRequest(c, next);
};

/** Parses the body only if its text may contain such a member. Invalid JSON is left to the route. */
async function isUnreadable(c: Context<HttpEnvironment>): Promise<boolean> {
  if (!c.req.raw.body || !/json/i.test(c.req.header("content-type") ?? "")) return false;
  try {
    const text = await c.req.text();
    return /length|__proto__|\\u/.test(text) && hasOddMember(JSON.parse(text));
  } catch (error) {
    // Truncated, or not JSON: the route refuses it after authorisation.
    if (error instanceof SyntaxError) return false;
    return true;
  }
}
