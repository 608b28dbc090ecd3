import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { textOf } from "../text-schema.ts";

export const SUPPORT_MESSAGE_LENGTH_MAX = 4_000;

/** What a person writes to the brand's support, and what their browser adds in their sight [S45]. */
export const supportMessageSchema = z.strictObject({
  /** Made by the browser, so that a message sent twice is one. */
  id: idSchema,
  message: textOf({ lengthMax: SUPPORT_MESSAGE_LENGTH_MAX, multiline: true }).refine(
    (text) => text !== "",
    "required",
  ),
  /** The property it is about; null for none. */
  propertyId: idSchema.nullable(),
  version: z.string().regex(/^[\w.+-]{1,40}$/, "invalid"),
  browserLanguage: z.string().regex(/^[A-Za-z0-9-]{1,35}$/, "invalid"),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

export const supportReceiptSchema = z.object({ reference: z.string() });

/** What a message is called on the telephone, as "FNH-7KQD-MV3X": the brand's code and the id's beginning. */
export function supportReference(brandCode: string, id: string): string {
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

/** What goes along with a message, in order: the screen shows it and the mail says it, one by the other. */
export function supportFacts(context: SupportContext): (readonly [name: SupportFactName, value: string])[] {
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
