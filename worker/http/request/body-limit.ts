import { bodyLimit } from "hono/body-limit";
import { MAX_DOCUMENT_BYTES, MAX_IMPORT_BYTES, MAX_REQUEST_BYTES } from "#domain/limits.ts";
import type { Middleware } from "./middleware.ts";
import { refuseInput } from "./refuse-input.ts";

/** What holds a whole document, or a large part of one. */
const DOCUMENT_PATH = /^\/api\/properties\/[^/]+\/(?:documents|buttons)(?:\/|$)/;
/** Counts for itself, by the kind of file. */
const UPLOAD_PATH = /^\/api\/properties\/[^/]+\/media$/;
/** Operations alone send it, and their token is read first. */
const IMPORT_PATH = /^\/api\/ops\/imports\/[^/]+\/lines$/;

const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => refuseInput(c, { code: "body_too_large" }) });
const limitDocument = upTo(MAX_DOCUMENT_BYTES);
const limitImport = upTo(MAX_IMPORT_BYTES);
const limitRequest = upTo(MAX_REQUEST_BYTES);

/**
 * Refuses a body that is too large with `body_too_large`: by the length it names, else counted as it comes,
 * the rest unread. Stands ahead of every schema, and behind whatever refuses a caller by a header alone.
 */
export const limitBody: Middleware = async (c, next) => {
  if (UPLOAD_PATH.test(c.req.path)) return next();
  if (IMPORT_PATH.test(c.req.path)) return limitImport(c, next);
  return DOCUMENT_PATH.test(c.req.path) ? limitDocument(c, next) : limitRequest(c, next);
};
