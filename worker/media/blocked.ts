/** KV key that blocks an upload by the SHA-256 of its bytes (D8). */
export function blockedKey(sha256: string): string {
  return `blocked:${sha256}`;
}
