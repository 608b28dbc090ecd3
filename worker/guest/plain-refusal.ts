/** A response without a body, for requests that no person sees. */
export function respondPlain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}
