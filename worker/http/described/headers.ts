/** Routes that require `If-Match` with a revision; without it they refuse with 428. */
const REVISION_REQUIRED_ROUTES: ReadonlySet<string> = new Set([
  "patch /api/properties/{propertyId}",
  "put /api/properties/{propertyId}/closure",
  "put /api/properties/{propertyId}/documents/{section}",
  "post /api/properties/{propertyId}/buttons",
  "put /api/properties/{propertyId}/buttons/order",
  "patch /api/properties/{propertyId}/buttons/{buttonId}",
  "delete /api/properties/{propertyId}/buttons/{buttonId}",
  "put /api/properties/{propertyId}/announcements/{announcementId}",
  "delete /api/properties/{propertyId}/announcements/{announcementId}",
]);

/** Routes whose response has the ETag that such a write needs. */
const REVISION_ROUTES: ReadonlySet<string> = new Set([
  "get /api/properties/{propertyId}",
  "get /api/properties/{propertyId}/documents/{section}",
]);

export const IF_MATCH = {
  name: "If-Match",
  in: "header",
  required: true,
  description:
    "The ETag of what the change was made on. Refused with 428 `revision_required` where it is missing, and with 412 `stale_revision` where somebody has saved since: `current` is then what they saved",
  schema: { type: "string", pattern: '^(?:W/)?"\\d{1,9}"$' },
  example: '"3"',
} as const;

const text = (pattern: string) => ({ type: "string", pattern }) as const;

const HEADERS = {
  etag: {
    description: "The revision, for `If-Match` of the next write",
    required: true,
    schema: text('^"\\d{1,9}"$'),
  },
  bookmark: {
    description:
      "Where the write is to be found: a read that sends it along finds what was written. Absent where nothing was",
    schema: { type: "string", maxLength: 200 },
  },
  requestId: {
    description: "Names the request, for support and the log",
    schema: { type: "string", maxLength: 100 },
  },
  retryAfter: {
    description: "Seconds after which the same request may succeed. Absent where it never will by waiting",
    schema: { type: "integer", minimum: 1, maximum: 86_400 },
  },
} as const;

export function needsRevision(route: string): boolean {
  return REVISION_REQUIRED_ROUTES.has(route);
}

/** Headers of a response, by its status and the route (`get /api/…`). */
export function getHeaders(route: string, status: string) {
  const isRefused = /^[45]/.test(status);
  const hasRevision = REVISION_REQUIRED_ROUTES.has(route) || REVISION_ROUTES.has(route);
  return {
    // A request that is refused for its origin does not reach the API, so the answer has no id.
    "x-request-id": { ...HEADERS.requestId, required: !isRefused },
    ...(isRefused ? { "retry-after": HEADERS.retryAfter } : {}),
    ...(!isRefused && hasRevision ? { etag: HEADERS.etag } : {}),
    ...(!isRefused && !route.startsWith("get ") ? { "x-bookmark": HEADERS.bookmark } : {}),
  };
}
