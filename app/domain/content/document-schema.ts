import { z } from "#domain/zod.ts";
import { answersSchema } from "../answers/answers.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { buttonsSchema } from "./button-schema.ts";
import type { Section, SectionBodies, StoredDocument } from "./document.ts";
import { homepageSchema } from "./homepage.ts";
import { qrSchema } from "./qr.ts";
import { socialSchema } from "./social-schema.ts";
import { themeSchema } from "./theme.ts";

export const SECTION_SCHEMAS: SectionSchemas = {
  homepage: homepageSchema,
  theme: themeSchema,
  social: socialSchema,
  qr: qrSchema,
  answers: answersSchema,
  buttons: buttonsSchema,
};

type SectionSchemas = { readonly [Name in Section]: z.ZodType<SectionBodies[Name]> };

export const documentLanguageSchema = z.enum(["", ...CONTENT_LANGUAGE_CODES]);

/** Schema of a stored document: the body is checked but not changed. */
function documentSchemaFor<Name extends Section>(section: Name) {
  return z.object({
    section: z.literal(section),
    body: z.custom<SectionBodies[Name]>((body) => SECTION_SCHEMAS[section].safeParse(body).success),
    language: documentLanguageSchema,
    revision: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
    newerVersion: z.literal(true).optional(),
  });
}

export const storedButtonsSchema = documentSchemaFor("buttons");

export const storedDocumentSchema = z.discriminatedUnion("section", [
  documentSchemaFor("homepage"),
  documentSchemaFor("theme"),
  documentSchemaFor("social"),
  documentSchemaFor("qr"),
  documentSchemaFor("answers"),
  storedButtonsSchema,
]) satisfies z.ZodType<StoredDocument>;
