/** Whether the response will be shown to a person; scripts send no such `Accept`. */
export function wantsPage({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") === true;
}

/**
 * Whether a POST comes from our own origin. Browsers send `Sec-Fetch-Site` or `Origin` with every POST. Some
 * send `Origin: null` from our own pages for privacy; other or sandboxed origins can't have `Sec-Fetch-Site:
 * same-origin` with it.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin === "null") return site !== null;
  if (origin !== null) return origin === new URL(url).origin;
  return site !== null;
}

/** The body as text; `null` once it exceeds the limit. */
export async function readText(request: Request, bytesMax: number): Promise<string | null> {
  const announced = request.headers.get("content-length");
  // HTTP enforces an announced length; without one, bytes are counted as they arrive.
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
