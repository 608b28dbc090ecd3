import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DOCUMENT_BYTES_MAX, IMPORT_BYTES_MAX, REQUEST_BYTES_MAX } from "#domain/limits.ts";
import type { HttpEnvironment } from "./environment.ts";
import type { Middleware } from "./middleware.ts";
import { hasOddMember } from "./odd-member.ts";
import { refuseInput } from "./refuse-input.ts";

/** What holds a whole document, or a large part of one. */
const DOCUMENT_PATH = /^\/api\/properties\/[^/]+\/(?:documents|buttons|places)(?:\/|$)/;
/** Counts for itself, by the kind of file. */
const UPLOAD_PATH = /^\/api\/properties\/[^/]+\/media$/;
/** Operations alone send it, and their token is read first. */
const IMPORT_PATH = /^\/api\/ops\/imports\/[^/]+\/lines$/;

/**
 * Refuses a body of more than so many bytes with `body_too_large`: by the length it names, else counted as it comes,
 * the rest unread. One that breaks off, or that no schema can be asked about, is `malformed_request`.
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
      // The sender broke off, or said a length that is none: nothing but the body is read here.
      return refuseInput(c, { code: "malformed_request" });
    }
    if (!isWithin) return refusal as Response;
    return (await isUnreadable(c)) ? refuseInput(c, { code: "malformed_request" }) : next();
  };
}

const limitDocument = bodyUpTo(DOCUMENT_BYTES_MAX);
const limitImport = bodyUpTo(IMPORT_BYTES_MAX);
const limitRequest = bodyUpTo(REQUEST_BYTES_MAX);

/**
 * Bounds the body of any route. Stands ahead of every schema, and behind whatever refuses a caller by a header alone.
 */
export const limitBody: Middleware = async (c, next) => {
  if (UPLOAD_PATH.test(c.req.path)) return next();
  if (IMPORT_PATH.test(c.req.path)) return limitImport(c, next);
  return DOCUMENT_PATH.test(c.req.path) ? limitDocument(c, next) : limitRequest(c, next);
};

/** Only where the text may name such a member is it parsed twice. What is no JSON is for the route to refuse. */
async function isUnreadable(c: Context<HttpEnvironment>): Promise<boolean> {
  if (!c.req.raw.body || !/json/i.test(c.req.header("content-type") ?? "")) return false;
  try {
    const text = await c.req.text();
    return /length|__proto__|\\u/.test(text) && hasOddMember(JSON.parse(text));
  } catch (error) {
    // Cut off, or no JSON: the route says so to whom it answers at all.
    if (error instanceof SyntaxError) return false;
    return true;
  }
}
