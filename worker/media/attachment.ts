/** Characters not allowed in the quoted file name: paths, quotes and control characters among them. */
const PLAIN = /[^A-Za-z0-9 ._-]/g;

/** Percent-encoding of RFC 8187; `encodeURIComponent` leaves some characters unencoded. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Cs}/gu, "_")).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * `Content-Disposition` of a download (RFC 6266): an ASCII name for every program, and the full name if it
 * differs. One line of ASCII, whatever the name contains.
 */
export function attachmentHeader(name: string): string {
  const plain = name.replace(PLAIN, "_").replace(/^[. ]+/, "") || "file";
  const quoted = `attachment; filename="${plain}"`;
  return plain === name ? quoted : `${quoted}; filename*=UTF-8''${encode(name)}`;
}
