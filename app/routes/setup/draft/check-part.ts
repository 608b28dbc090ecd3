import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import { type FieldError, fieldErrorsOf } from "#domain/problem.ts";
import { propertyPatchSchema } from "#domain/property/property.ts";
import { addressOf, type PartKey, type PartValue } from "./draft-state.ts";

const PROPERTY_SCHEMA = propertyPatchSchema
  .pick({ name: true, languages: true, defaultLanguage: true })
  .required();

function schemaOf(key: PartKey) {
  if (key === "property") return PROPERTY_SCHEMA;
  return SECTION_SCHEMAS[addressOf(key).section];
}

/** What the API would refuse of a part, as it would say it; empty when it would take it. */
export function checkPart(key: PartKey, value: PartValue<PartKey>): readonly FieldError[] {
  const parsed = schemaOf(key).safeParse(value);
  return parsed.success ? [] : fieldErrorsOf(parsed.error.issues);
}

/** A part as the API would store it: trimmed, addresses with their scheme. As it is where it would be refused. */
export function tidyPart(key: PartKey, value: PartValue<PartKey>): PartValue<PartKey> {
  const parsed = schemaOf(key).safeParse(value);
  return parsed.success ? parsed.data : value;
}
