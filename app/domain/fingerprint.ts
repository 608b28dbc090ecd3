/** 8 hex digits that change with a text: FNV-1a over its characters, 32 bits. Not for anything that must be safe. */
export function textFingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
