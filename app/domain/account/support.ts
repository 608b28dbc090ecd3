import { z } from "#domain/zod.ts";
import { idSchema, staffText } from "../value-schemas.ts";

export const SUPPORT_MESSAGE_LENGTH_MAX = 4_000;

/** A message to the brand's support, with browser details that the sender can see [S45]. */
export const supportMessageSchema = z.strictObject({
  /** Created by the browser, so that a retry does not duplicate the message. */
  id: idSchema,
  message: staffText({ lengthMax: SUPPORT_MESSAGE_LENGTH_MAX, multiline: true }).refine(
    (text) => text !== "",
    "required",
  ),
  /** The property concerned, or `null`. */
  propertyId: idSchema.nullable(),
  version: z.string().regex(/^[\w.+-]{1,40}$/, "invalid"),
  browserLanguage: z.string().regex(/^[A-Za-z0-9-]{1,35}$/, "invalid"),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

export const supportReceiptSchema = z.object({ reference: z.string() });

/** Reference for the telephone, such as "FNH-7KQD-MV3X": brand code and start of the id. */
export function toSupportReference(brandCode: string, id: string): string {
  return [brandCode, id.slice(0, 4), id.slice(4, 8)].join("-").toUpperCase();
}

interface SupportContext {
  readonly person: { readonly displayName: string; readonly email: string };
  readonly accountName: string;
  readonly property: { readonly name: string; readonly licenceKey: string } | null;
  readonly version: string;
  readonly browserLanguage: string;
}

export type SupportFactName = "from" | "account" | "property" | "licenceKey" | "version" | "language";

/** Details sent with a message, in order; the screen and the mail show the same list. */
export function getSupportFacts(
  context: SupportContext,
): (readonly [name: SupportFactName, value: string])[] {
  const { person, accountName, property, version, browserLanguage } = context;
  return [
    ["from", `${person.displayName}, ${person.email}`],
    ["account", accountName],
    ...(property
      ? ([
          ["property", property.name],
          ["licenceKey", property.licenceKey],
        ] as const)
      : []),
    ["version", version],
    ["language", browserLanguage],
  ];
}
