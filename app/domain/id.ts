/** Random and unguessable: 24 characters of base 32, 120 bits. Validate before using one as a key. */
export const ID_PATTERN = /^[a-z2-7]{24}$/;

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 24;

/** Makes an id from at least 24 random bytes. */
export function encodeId(randomBytes: Uint8Array): string {
  let id = "";
  for (let index = 0; index < ID_LENGTH; index += 1) id += ALPHABET[(randomBytes[index] ?? 0) & 31];
  return id;
}
