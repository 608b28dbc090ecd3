import { DamagedPortalError, editPortal } from "./portal-store.ts";

/** Where a page names what its script reports to. Texts that staff typed hold no `<`. */
const BODY = "<body data-events=";
/** What zones of the IANA database are made of: nothing that ends an attribute. */
const ZONE_PATTERN = /^[\w+\-/]+$/;

/** A page that tells its script in which zone the day ends. One that is no page of guests stays as it is. */
export function withZone(body: Uint8Array<ArrayBuffer>, zone: string): Uint8Array<ArrayBuffer> {
  if (!ZONE_PATTERN.test(zone)) return body;
  const place = Buffer.from(body.buffer, body.byteOffset, body.length).indexOf(BODY);
  if (place === -1) return body;
  const attribute = new TextEncoder().encode(` data-zone="${zone}"`);
  const at = place + "<body".length;
  const page = new Uint8Array(body.length + attribute.length);
  page.set(body.subarray(0, at));
  page.set(attribute, at);
  page.set(body.subarray(at), at + attribute.length);
  return page;
}

/**
 * The bytes of a published portal, with pages that keep a random id until the end of the property's day (D11): they
 * are told the zone in which that day ends, which is the one that their events are counted in. Pages of any version
 * gain it, and none is published with it, so that an owner's switch needs no publication. Deterministic.
 *
 * What can't be read is left as it is, and is reported where it is read.
 */
export async function withVisitorIds(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await editPortal(bytes.buffer, ({ manifest, pages, ...rest }) => ({
      ...rest,
      manifest: { ...manifest, visitorIds: true },
      pages: pages.map((page) => ({ ...page, body: withZone(page.body, manifest.timeZone) })),
    }));
  } catch (error) {
    if (error instanceof DamagedPortalError) return bytes;
    throw error;
  }
}
