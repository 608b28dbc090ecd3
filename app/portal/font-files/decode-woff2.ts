import { brotliDecompressSync } from "node:zlib";

/** WOFF2's known table tags, by index (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const KNOWN_TAGS = (
  "cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT," +
  "VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar," +
  "fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill"
).split(",");
const OTHER_TAG = 63;
/** Outline tables: stored transformed, and not needed for shaping. */
const OUTLINES = new Set(["glyf", "loca", "gvar"]);

const WOFF2_HEADER_BYTES = 48;
const SFNT_HEADER_BYTES = 12;
const SFNT_RECORD_BYTES = 16;

interface DirectoryEntry {
  readonly tag: string;
  /** Offset in the decompressed data. */
  readonly bytes: number;
}

function readDirectory(file: Buffer): { readonly entries: readonly DirectoryEntry[]; readonly end: number } {
  let at = WOFF2_HEADER_BYTES;
  const readByte = () => file.readUInt8(at++);
  const readBase128 = () => {
    for (let value = 0; ; ) {
      const byte = readByte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const readTag = (index: number) => {
    if (index !== OTHER_TAG) return KNOWN_TAGS[index] ?? "";
    at += 4;
    return file.toString("latin1", at - 4, at);
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = readByte();
    const tag = readTag(flags & 0x3f);
    const transform = flags >> 6;
    const original = readBase128();
    const isTransformed = tag === "glyf" || tag === "loca" ? transform !== 3 : transform !== 0;
    if (isTransformed && !OUTLINES.has(tag)) throw new Error(`The table ${tag} of a font is transformed.`);
    return { tag, bytes: isTransformed ? readBase128() : original };
  });
  return { entries, end: at };
}

function readTables(file: Buffer): readonly (readonly [tag: string, data: Buffer])[] {
  const { entries, end } = readDirectory(file);
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  let at = 0;
  const tables = entries.map(({ tag, bytes }) => {
    at += bytes;
    return [tag, data.subarray(at - bytes, at)] as const;
  });
  return tables.filter(([tag]) => !OUTLINES.has(tag));
}

/**
 * Converts WOFF2 to uncompressed SFNT without outlines: enough for shaping, not for drawing. Checksums are
 * zero. Throws if a needed table is transformed.
 */
export function decodeWoff2(file: Buffer): Uint8Array {
  const tables = readTables(file);
  const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4;
  const start = SFNT_HEADER_BYTES + SFNT_RECORD_BYTES * tables.length;
  const sfnt = Buffer.alloc(tables.reduce((sum, [, { length }]) => sum + aligned(length), start));
  sfnt.writeUInt32BE(0x00010000, 0);
  sfnt.writeUInt16BE(tables.length, 4);
  let at = start;
  for (const [index, [tag, data]] of tables.entries()) {
    const record = SFNT_HEADER_BYTES + SFNT_RECORD_BYTES * index;
    sfnt.write(tag, record, "latin1");
    sfnt.writeUInt32BE(at, record + 8);
    sfnt.writeUInt32BE(data.length, record + 12);
    sfnt.set(data, at);
    at += aligned(data.length);
  }
  return sfnt;
}
