/** A refusal without a page, for what no person reads. */
export function plainRefusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}
