/** Whether a person will look at the answer; a script asks for nothing in particular. */
export function wantsPage({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") === true;
}

/**
 * Only a page of our own origin counts. A browser says one of the two of every POST. `Origin: null` is what some
 * browsers send of their own pages for privacy; no page of another origin, and no sandboxed one, can have
 * `Sec-Fetch-Site: same-origin` beside it.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin === "null") return site !== null;
  if (origin !== null) return origin === new URL(url).origin;
  return site !== null;
}

/** The body as text, or null as soon as it is longer than allowed. */
export async function readText(request: Request, bytesMax: number): Promise<string | null> {
  const announced = request.headers.get("content-length");
  // No body is longer than its length says; one that says none is counted as it comes.
  if (announced !== null) return Number(announced) > bytesMax ? null : request.text();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
