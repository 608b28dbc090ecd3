/** Letters that a quoted file name may hold everywhere: no path, no quote, no control character. */
const PLAIN = /[^A-Za-z0-9 ._-]/g;

/** Percent-encoded as RFC 8187 asks: `encodeURIComponent` leaves a few marks as they are. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Cs}/gu, "_")).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The `Content-Disposition` of a file that is downloaded (RFC 6266): a name in ASCII for every program, and
 * the whole one beside it where that says more. One line of ASCII, whatever the name holds.
 */
export function attachmentHeader(name: string): string {
  const plain = name.replace(PLAIN, "_").replace(/^[. ]+/, "") || "file";
  const quoted = `attachment; filename="${plain}"`;
  return plain === name ? quoted : `${quoted}; filename*=UTF-8''${encode(name)}`;
}
