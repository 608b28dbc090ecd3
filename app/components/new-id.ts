import { encodeId } from "#domain/id.ts";

const ID_BYTES = 24;

/** An id of something that begins in the browser, such as a button or a message. Browser only. */
export function newId(): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
