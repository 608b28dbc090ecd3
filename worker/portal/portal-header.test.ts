import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { HEADER_FORM, portalHeaderSchema, readPortalHeader } from "./portal-header.ts";

/** What each form could hold, in short. */
const FORMS: Readonly<Record<number, string>> = {
  1: "8181778e1e613036",
  2: "bd35d1a986600a6b",
  3: "b9b7ba7927d013e1",
};

function whatItHolds(): string {
  const schema = z.toJSONSchema(portalHeaderSchema, { io: "input", unrepresentable: "any" });
  const all = JSON.stringify([schema, CONTENT_LANGUAGE_CODES, SOCIAL_CHANNELS]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

const whole = () =>
  portalHeaderSchema.parse({
    form: HEADER_FORM,
    defaultLanguage: "en",
    manifest: { propertyId: "a".repeat(24), buttonIds: [], channels: [], timeZone: "Europe/Rome" },
    pages: [],
  });

describe("a portal's header", () => {
  it("has a form that is counted up with each change to what it can hold [G3]", () => {
    expect(FORMS[HEADER_FORM], "Count HEADER_FORM up, and say here what the new form holds.").toBe(
      whatItHolds(),
    );
  });

  it("is taken as it is where this form wrote it, and read by the schema where another did [G3]", () => {
    const own = whole();
    expect(readPortalHeader(own)).toBe(own);
    const page = { language: "tlh", kind: "open", offset: 0, length: 0, etag: "", styleHash: "" };
    const { form: _form, ...other } = { ...own, pages: [page] };
    expect(readPortalHeader({ ...other, form: HEADER_FORM + 1 }).pages).toEqual([]);
    expect(readPortalHeader(other)).toEqual({ ...other, pages: [] });
    expect(() => readPortalHeader({ ...own, form: undefined, pages: [{}] })).toThrow(z.ZodError);
  });
});
