/** A unique name: 72 random bits. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
