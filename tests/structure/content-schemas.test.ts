import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { CONTENT_SCHEMA_VERSION, SECTIONS } from "#domain/content/document.ts";
import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";

/** Fingerprint of each section's schema when its version was last decided. */
const DECIDED = {
  version: 2,
  fingerprints: {
    answers: "5d3eb5f54f8c47f1",
    buttons: "55ba83fb98660fe1",
    homepage: "3e9a8bc509e4a9f6",
    qr: "d56d1e3a7b70d8a0",
    social: "4fbdd660ec9485f4",
    theme: "3598d7428fe87b0d",
  },
};

const ADVICE =
  "The schema of a section has changed. Raise CONTENT_SCHEMA_VERSION and write the step, or, if readers two versions " +
  "back can read what it now accepts, update the fingerprint.";

function getFingerprint(schema: z.ZodType): string {
  const described = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return createHash("sha256").update(JSON.stringify(described)).digest("hex").slice(0, 16);
}

it("raises the version of the content with every change of a schema that older readers can't take [S108]", () => {
  const fingerprints = Object.fromEntries(
    SECTIONS.map((section) => [section, getFingerprint(SECTION_SCHEMAS[section])]),
  );
  expect({ version: CONTENT_SCHEMA_VERSION, fingerprints }, ADVICE).toEqual(DECIDED);
});
