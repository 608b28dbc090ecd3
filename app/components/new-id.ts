import { encodeId } from "#domain/id.ts";

const ID_BYTES = 24;

/** An id created in the browser, for a button, message or similar. Browser only. */
export function newId(): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
