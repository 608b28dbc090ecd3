import { ID_PATTERN } from "#domain/id.ts";
import { DAY_MS, SECOND_MS } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { portalCookie } from "../cookie.ts";

const PREFIX = "pass-";
const PASS = /^pass-([a-z2-7]+)=([0-9]+\.[0-9a-f]+)$/;

/** The name of the cookie in which a device keeps its pass of a button. */
export function passName(buttonId: string): string {
  return PREFIX + buttonId;
}

/** Keeps a pass for this portal alone. The desk says until when it is one. */
export function passCookie(slug: string, buttonId: string, pass: string): string {
  return portalCookie(portalPath(slug), `${passName(buttonId)}=${pass}`, (14 * DAY_MS) / SECOND_MS);
}

/** A device's passes for another address of its portal. */
export function movedPasses({ headers }: Request, slug: string): readonly string[] {
  return (headers.get("cookie") ?? "").split(";").flatMap((pair) => {
    const [, buttonId = "", pass = ""] = PASS.exec(pair.trim()) ?? [];
    return ID_PATTERN.test(buttonId) ? [passCookie(slug, buttonId, pass)] : [];
  });
}
