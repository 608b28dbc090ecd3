import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import { type FieldError, toFieldErrors } from "#domain/problem.ts";
import { propertyPatchSchema } from "#domain/property/property.ts";
import { type PartKey, type PartValue, toDocumentAddress } from "./draft-state.ts";

const PROPERTY_SCHEMA = propertyPatchSchema
  .pick({ name: true, languages: true, defaultLanguage: true })
  .required();

function getSchema(key: PartKey) {
  if (key === "property") return PROPERTY_SCHEMA;
  return SECTION_SCHEMAS[toDocumentAddress(key).section];
}

/** Errors that the API would report for a part; empty if valid. */
export function checkPart(key: PartKey, value: PartValue<PartKey>): readonly FieldError[] {
  const parsed = getSchema(key).safeParse(value);
  return parsed.success ? [] : toFieldErrors(parsed.error.issues);
}

/** A part as the API would normalise it: trimmed, URLs with scheme. Unchanged if invalid. */
export function normalisePart(key: PartKey, value: PartValue<PartKey>): PartValue<PartKey> {
  const parsed = getSchema(key).safeParse(value);
  return parsed.success ? parsed.data : value;
}
