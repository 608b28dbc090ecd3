import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hoursSchema } from "#domain/content/hours/hours-schema.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { z } from "#domain/zod.ts";
import { HEADER_FORM, portalHeaderSchema, readPortalHeader } from "./portal-header.ts";
import { guideTimingSchema } from "./rendering/guide-timing.ts";
import { pageTimingSchema } from "./rendering/page-timing.ts";

/** Fingerprint of the schema of each header form. */
const FORMS: Readonly<Record<number, string>> = {
  1: "f1786e878fd5338c",
  2: "b16188c34f0720f6",
};

function whatItHolds(): string {
  const schemas = [portalHeaderSchema, pageTimingSchema, guideTimingSchema, hoursSchema].map((schema) =>
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
  );
  const all = JSON.stringify([schemas, CONTENT_LANGUAGE_CODES, SOCIAL_CHANNELS]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

const whole = () =>
  portalHeaderSchema.parse({
    form: HEADER_FORM,
    renderer: 1,
    defaultLanguage: "en",
    manifest: {
      propertyId: "a".repeat(24),
      buttonIds: [],
      channels: [],
      timeZone: "Europe/Rome",
      name: "Inn\nü",
    },
    pages: [],
  });
const makePage = (language: string, more: object = {}) => ({
  language,
  kind: "open",
  offset: 0,
  length: 0,
  etag: "",
  styleHash: "",
  ...more,
});
const toBytes = (text: string) => new TextEncoder().encode(text);

describe("a portal's header", () => {
  it("raises its form with each change to its schema [G3]", () => {
    expect(FORMS[HEADER_FORM], "Count HEADER_FORM up, and say here what the new form holds.").toBe(
      whatItHolds(),
    );
  });

  it("is used unchecked if this form wrote it, and parsed by the schema otherwise [G3]", () => {
    const unknown = { ...whole(), pages: [makePage("tlh")] };
    const languagesIn = (header: object) =>
      readPortalHeader(toBytes(JSON.stringify(header))).pages.map(({ language }) => language);
    expect(languagesIn(unknown)).toEqual(["tlh"]);
    expect(languagesIn({ ...unknown, form: HEADER_FORM + 1 })).toEqual([]);
    const { form: _form, ...uncounted } = unknown;
    expect(languagesIn(uncounted)).toEqual([]);
    expect(() => languagesIn({ ...uncounted, pages: [{}] })).toThrow(z.ZodError);
    expect(() => readPortalHeader(toBytes(JSON.stringify(unknown).slice(0, -1)))).toThrow(SyntaxError);
  });

  it("has the same pages, forms and hours when read under its own form and another [G3]", () => {
    const { form, ...header } = {
      ...whole(),
      pages: [
        makePage("en", { slots: "head 1 2", timing: { layout: "two", tiles: [] } }),
        makePage("ar", { kind: "closed", slots: null }),
      ],
      hours: [{ rule: 1 }, { rule: "\n" }],
    };
    const read = (value: object) => readPortalHeader(toBytes(JSON.stringify(value)));
    expect(read({ form, ...header })).toEqual({ form, ...read(header) });
  });
});
