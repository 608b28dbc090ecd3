import { PROPERTY_KINDS } from "#domain/content/starter/property-kind.ts";
import { NAME_LENGTH_MIN, PROPERTY_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { textOf } from "#domain/text-schema.ts";
import { z } from "#domain/zod.ts";

export const PLACE_LENGTH_MAX = 200;
export const REMARKS_LENGTH_MAX = 1_000;

/** What an owner says of the property that support is to set up. */
export function createRequestSchema() {
  return z.object({
    name: textOf({ lengthMax: PROPERTY_NAME_LENGTH_MAX }).refine(
      (text) => text.length >= NAME_LENGTH_MIN,
      "required",
    ),
    kind: z.enum(PROPERTY_KINDS),
    place: textOf({ lengthMax: PLACE_LENGTH_MAX }).refine((text) => text !== "", "required"),
    remarks: textOf({ lengthMax: REMARKS_LENGTH_MAX, multiline: true }).default(""),
  });
}
export type RequestValues = z.input<ReturnType<typeof createRequestSchema>>;
export type PropertyRequest = z.output<ReturnType<typeof createRequestSchema>>;

/** The message to support, who reads English whatever the owner speaks. Pure. */
export function requestMessage({ name, kind, place, remarks }: PropertyRequest): string {
  const facts = [`Name: ${name}`, `Kind: ${kind}`, `Place: ${place}`];
  const lines = ["Please set up a property for this account.", "", ...facts];
  return [...lines, ...(remarks === "" ? [] : ["", remarks])].join("\n");
}
