/** Random and unguessable: 24 characters of base 32, 120 bits. Checked before it is a key of anything. */
export const ID_PATTERN = /^[a-z2-7]{24}$/;

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 24;

/** An id from at least 24 random bytes. */
export function encodeId(randomBytes: Uint8Array): string {
  let id = "";
  for (let index = 0; index < ID_LENGTH; index += 1) id += ALPHABET[(randomBytes[index] ?? 0) & 31];
  return id;
}
