/** Content of an object that a test stores: a text, or a picture of some size that is unique to its name. */
export type LaidContent = { readonly text: string } | { readonly picture: string; readonly bytes: number };

const HEAD_BYTES = 30;
const [WIDTH, HEIGHT] = [64, 48];

/** Bytes of the content. A picture is a valid WebP frame that no program can draw. */
export function bytesOfContent(content: LaidContent): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  if ("text" in content) return Uint8Array.from(encoder.encode(content.text));
  const { picture, bytes: length } = content;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(encoder.encode("RIFF    WEBPVP8 "));
  view.setUint32(4, length - 8, true);
  view.setUint32(16, length - 20, true);
  bytes.set([0x9d, 0x01, 0x2a], 23);
  view.setUint16(26, WIDTH, true);
  view.setUint16(28, HEIGHT, true);
  const name = encoder.encode(picture);
  for (let at = HEAD_BYTES; at < length; at += 1) bytes[at] = name[at % name.length] ?? 0;
  return bytes;
}
