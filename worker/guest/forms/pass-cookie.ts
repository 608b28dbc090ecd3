import { guardIdSchema } from "#domain/content/guard.ts";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { portalCookie } from "../cookie.ts";

const PREFIX = "pass-";
const PASS = /^pass-([a-z0-9.-]+)=([0-9]+\.[0-9a-f]+)$/;

/** Name of the cookie with a device's pass for a button. */
export function passName(buttonId: string): string {
  return PREFIX + buttonId;
}

/** Stores a pass for this portal only. The desk decides when it expires. */
export function passCookie(slug: string, buttonId: string, pass: string): string {
  return portalCookie(portalPath(slug), `${passName(buttonId)}=${pass}`, (14 * DAY_MS) / SECOND_MS);
}

/** Set-Cookie values that move a device's passes to the portal's new address. */
export function movePasses({ headers }: Request, slug: string): readonly string[] {
  return (headers.get("cookie") ?? "").split(";").flatMap((pair) => {
    const [, buttonId = "", pass = ""] = PASS.exec(pair.trim()) ?? [];
    return guardIdSchema.safeParse(buttonId).success ? [passCookie(slug, buttonId, pass)] : [];
  });
}
