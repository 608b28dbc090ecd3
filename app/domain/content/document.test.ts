import { expect, it } from "vitest";
import { SECTIONS } from "./document.ts";
import { storedDocumentSchema } from "./document-schema.ts";
import { TEMPLATE } from "./starter/template.ts";

const bodies = { ...TEMPLATE, buttons: { buttons: [] } };
const stored = { language: "", revision: 1, updatedAt: "2026-11-20T10:00:00.000Z", updatedBy: null };

it.each(SECTIONS)("a stored document of %s accepts only a body of its own section [S108]", (section) => {
  for (const other of SECTIONS) {
    const document = { ...stored, section, body: bodies[other] };
    expect(storedDocumentSchema.safeParse(document).success).toBe(other === section);
  }
});

it("a body passes through unchanged [S108]", () => {
  const document = { ...stored, section: "theme", body: TEMPLATE.theme };
  expect(storedDocumentSchema.parse(document).body).toBe(TEMPLATE.theme);
});
