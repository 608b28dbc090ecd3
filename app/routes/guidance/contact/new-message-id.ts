import { encodeId } from "#domain/id.ts";

const ID_BYTES = 24;

/** An id for a message, so that one that is sent twice arrives once. Browser only. */
export function newMessageId(): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
