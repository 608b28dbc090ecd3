/** What every answer says, whatever it is. `public/_headers` says the same of the files beside the Worker. */
export const SECURITY_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const;

/** Nothing may be shown inside another site's page. A page with more to allow has a policy of its own. */
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
 * The same answer with the headers that every answer has. In place where it can be: a copy would lose that
 * a body is compressed already. An upgrade to a socket stays as it is.
 */
export function withSecurityHeaders(response: Response): Response {
  if (response.status === 101) return response;
  try {
    addTo(response);
    return response;
  } catch (error) {
    // What was fetched has headers that can't be changed.
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(response.body, response);
    addTo(copy);
    return copy;
  }
}
