/** Headers of every response. `public/_headers` repeats them for static files. */
export const SECURITY_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const;

/** No other site may frame our pages. A page that allows more sets its own policy. */
export const FRAME_POLICY = "frame-ancestors 'none'";

function addTo({ headers }: Response): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  const policy = headers.get("content-security-policy");
  if (policy === null) headers.set("content-security-policy", FRAME_POLICY);
  else if (!policy.includes("frame-ancestors")) {
    headers.set("content-security-policy", `${policy}; ${FRAME_POLICY}`);
  }
}

/**
 * Adds the headers of every response, in place if possible: a copy would lose the flag that its body is already
 * compressed. WebSocket upgrades stay unchanged.
 */
export function withSecurityHeaders(response: Response): Response {
  if (response.status === 101) return response;
  try {
    addTo(response);
    return response;
  } catch (error) {
    // Responses of `fetch` have immutable headers.
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(response.body, response);
    addTo(copy);
    return copy;
  }
}
