import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { logEvent } from "../log-event.ts";

/**
 * Reads a body of at most `bytesMax`, counting as it arrives, so that an undeclared length can't fill the
 * memory. `null` as soon as it exceeds the limit. Throws if it is interrupted.
 */
export async function readBodyAtMost(
  message: Request | Response,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get("content-length") ?? 0) > bytesMax) return null;
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of (message.body ?? []) as AsyncIterable<Uint8Array>) {
    read += chunk.byteLength;
    if (read > bytesMax) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(read);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/**
 * Reads a whole file of at most `bytesMax` bytes.
 *
 * Refuses with `body_too_large`, or `upload_interrupted` if fewer bytes arrived than declared or the connection
 * broke.
 */
export async function readBody(
  request: Request,
  bytesMax: number,
): Promise<Verdict<Uint8Array<ArrayBuffer>>> {
  const named = request.headers.get("content-length");
  let whole: Uint8Array<ArrayBuffer> | null;
  try {
    whole = await readBodyAtMost(request, bytesMax);
  } catch (error) {
    logEvent("upload_interrupted", { error });
    return refuse("upload_interrupted");
  }
  if (whole === null) return refuse("body_too_large");
  const isWhole = whole.length > 0 && (named === null || Number(named) === whole.length);
  return isWhole ? accept(whole) : refuse("upload_interrupted");
}
