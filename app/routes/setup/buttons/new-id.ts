import { encodeId } from "#domain/id.ts";

const ID_BYTES = 24;

/** A new id of a button, or of something in one. Browser only. */
export function newId(): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
