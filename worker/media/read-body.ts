import { accept, refuse, type Verdict } from "#domain/problem.ts";

/**
 * Reads a whole body of at most `bytesMax` bytes, counting as they come, so that a sender who names no
 * length can't fill the memory.
 *
 * Refuses with `body_too_large`, or `upload_interrupted` when fewer bytes came than were named or the
 * connection broke.
 */
export async function readBody(
  request: Request,
  bytesMax: number,
): Promise<Verdict<Uint8Array<ArrayBuffer>>> {
  const named = request.headers.get("content-length");
  const length = named === null ? null : Number(named);
  if (length !== null && length > bytesMax) return refuse("body_too_large");
  if (!request.body) return refuse("upload_interrupted");
  const chunks: Uint8Array[] = [];
  let read = 0;
  try {
    for await (const chunk of request.body as ReadableStream<Uint8Array>) {
      read += chunk.byteLength;
      if (read > bytesMax) return refuse("body_too_large");
      chunks.push(chunk);
    }
  } catch (error) {
    console.warn("An upload broke off.", error);
    return refuse("upload_interrupted");
  }
  if (read === 0 || (length !== null && length !== read)) return refuse("upload_interrupted");
  const whole = new Uint8Array(read);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return accept(whole);
}
