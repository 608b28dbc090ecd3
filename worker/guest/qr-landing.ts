import { z } from "zod";
import { SLUG_PATTERN } from "#domain/property.ts";
import { portalPath } from "#portal/portal-path.ts";
import { plainRefusal } from "./page-response.ts";
import { notFoundPage, retiredCodePage } from "./plain-page.ts";

/** 130 random bits. Checked before it becomes a key. */
export const QR_CODE_PATTERN = /^[a-z2-7]{26}$/;

const entrySchema = z.union([
  z.object({ slug: z.string().regex(SLUG_PATTERN) }),
  z.object({ retired: z.literal(true) }),
]);

function qrKey(code: string): string {
  if (!QR_CODE_PATTERN.test(code)) throw new Error("A QR code has another form.");
  return `qr:${code}`;
}

/** Lets a printed code lead to a portal. */
export async function writeQrCode(portals: KVNamespace, code: string, slug: string): Promise<void> {
  await portals.put(qrKey(code), JSON.stringify({ slug }));
}

/** Makes a code answer that it is no longer in use, for good (S17, S198). */
export async function retireQrCode(portals: KVNamespace, code: string): Promise<void> {
  await portals.put(qrKey(code), JSON.stringify({ retired: true }));
}

/** Answers `/q/:code`: 302 to the portal, 410 for a retired code, 404 for one that never was. */
export async function landQrCode(request: Request, code: string, portals: KVNamespace): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  if (!QR_CODE_PATTERN.test(code)) return notFoundPage(request);
  const stored = await portals.get(qrKey(code), { type: "json", cacheTtl: 30 });
  if (stored === null) return notFoundPage(request);
  const entry = entrySchema.parse(stored);
  if ("retired" in entry) return retiredCodePage(request);
  return new Response(null, {
    status: 302,
    headers: {
      location: portalPath(entry.slug),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
