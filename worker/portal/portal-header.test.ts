import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hoursSchema } from "#domain/content/hours/hours-schema.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { z } from "#domain/zod.ts";
import { writeLines } from "./header-lines.ts";
import { HEADER_FORM, portalHeaderSchema, readPortalHeader } from "./portal-header.ts";
import { pageTimingSchema } from "./rendering/page-timing.ts";

/** What each form could hold, in short. */
const FORMS: Readonly<Record<number, string>> = {
  1: "f1786e878fd5338c",
};

function whatItHolds(): string {
  const schemas = [portalHeaderSchema, pageTimingSchema, hoursSchema].map((schema) =>
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
const pageOf = (language: string, more: object = {}) => ({
  language,
  kind: "open",
  offset: 0,
  length: 0,
  etag: "",
  styleHash: "",
  ...more,
});
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a portal's header", () => {
  it("has a form that is counted up with each change to what it can hold [G3]", () => {
    expect(FORMS[HEADER_FORM], "Count HEADER_FORM up, and say here what the new form holds.").toBe(
      whatItHolds(),
    );
  });

  it("is taken as it is where this form wrote it in lines, and read by the schema where another did [G3]", () => {
    const unknown = { ...whole(), pages: [pageOf("tlh")] };
    const languagesIn = (text: string) =>
      readPortalHeader(bytesOf(text)).pages.map(({ language }) => language);
    expect(languagesIn(writeLines(unknown))).toEqual(["tlh"]);
    expect(languagesIn(writeLines({ ...unknown, form: HEADER_FORM + 1 }))).toEqual([]);
    expect(languagesIn(JSON.stringify(unknown))).toEqual([]);
    const { form: _form, ...uncounted } = unknown;
    expect(languagesIn(JSON.stringify(uncounted))).toEqual([]);
    expect(() => languagesIn(JSON.stringify({ ...uncounted, pages: [{}] }))).toThrow(z.ZodError);
    expect(() => languagesIn(writeLines(unknown).slice(0, -1))).toThrow(SyntaxError);
  });

  it.each([[[]], [[{ rule: 1 }, { rule: "\n" }]]])(
    "in lines is the same JSON for every other reader, and the same as the schema reads of it, with hours %j [G3]",
    (hours) => {
      const timing = { layout: "two", tiles: [] };
      const pages = [
        pageOf("en", { slots: "head 1 2", timing }),
        pageOf("ar", { kind: "closed", slots: null }),
      ];
      const { manifest, ...rest } = whole();
      const forms = [{ kind: "request", name: "Zimmer\nü" }];
      const header = {
        ...rest,
        manifest: { ...manifest, forms },
        pages,
        ...(hours.length > 0 ? { hours } : {}),
      };
      const text = writeLines(header);
      expect(JSON.parse(text)).toEqual(header);
      const read = (json: string) => {
        const { pages: entries, forms: formsOf, ...others } = readPortalHeader(bytesOf(json));
        const details = entries.map((page) => {
          const { slots, timing: own } = page.details();
          return [page.language, page.kind, slots, own?.timing, own?.hours];
        });
        return { ...others, details, forms: formsOf() };
      };
      const asRead = read(text);
      expect(asRead).toEqual(read(JSON.stringify(header)));
      expect(asRead.details[0]).toEqual(["en", "open", "head 1 2", timing, hours]);
      expect(asRead.forms).toEqual(forms);
    },
  );
});
