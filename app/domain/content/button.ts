import { z } from "zod";
import { idSchema } from "../id.ts";
import { BUTTONS_MAX } from "../limits.ts";
import { FONT_IDS } from "../look/font.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import type { ButtonDescription } from "./buttons/button-type.ts";
import { chat } from "./buttons/chat.ts";
import { clickToCall } from "./buttons/click-to-call.ts";
import { feedback } from "./buttons/feedback.ts";
import { gallery } from "./buttons/gallery.ts";
import { guestServices } from "./buttons/guest-services.ts";
import { link } from "./buttons/link.ts";
import { map } from "./buttons/map.ts";
import { popup } from "./buttons/popup.ts";
import { titleSchema } from "./buttons/text-schemas.ts";
import { guardSchema } from "./guard.ts";
import { hoursSchema } from "./hours/hours.ts";
import { buttonStyleSchema } from "./theme.ts";

export const ICON_SIZES = ["small", "medium", "large"] as const;
export const ICON_POSITIONS = ["above", "before", "after", "none"] as const;

/** The parts of the default style that this button replaces. A part that is absent is inherited. */
const styleOverridesSchema = buttonStyleSchema
  .extend({ font: z.enum(FONT_IDS) })
  .partial()
  .strict();

const common = {
  id: idSchema,
  /** A link button of every language that was copied from one keeps its id, so that clicks add up. */
  name: titleSchema,
  hidden: z.boolean(),
  icon: z.enum(BUTTON_ICONS),
  iconSize: z.enum(ICON_SIZES),
  iconPosition: z.enum(ICON_POSITIONS),
  style: styleOverridesSchema,
  /**
   * When guests see it. Absent: a translation follows its original, an original is always seen. Null: always, also
   * where the original has hours.
   */
  hours: hoursSchema.nullable().optional(),
  /** Which state of its original this translation was made from: `fingerprintOf` it, or "copy" before it was. */
  basis: z
    .string()
    .regex(/^(?:copy|[0-9a-f]{8})$/, "invalid")
    .optional(),
  /** Whom it opens for (R8). Absent: for all. */
  guard: guardSchema.optional(),
};

/** Written out type by type, so that the compiler infers the union. */
export const buttonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("link"), ...link.fields }),
  z.strictObject({ ...common, type: z.literal("chat"), ...chat.fields }),
  z.strictObject({ ...common, type: z.literal("map"), ...map.fields }),
  z.strictObject({ ...common, type: z.literal("popup"), ...popup.fields }),
  z.strictObject({ ...common, type: z.literal("feedback"), ...feedback.fields }),
  z.strictObject({ ...common, type: z.literal("guest-services"), ...guestServices.fields }),
  z.strictObject({ ...common, type: z.literal("click-to-call"), ...clickToCall.fields }),
  z.strictObject({ ...common, type: z.literal("gallery"), ...gallery.fields }),
]);
export type Button = z.infer<typeof buttonSchema>;
export type ButtonType = Button["type"];
export type ButtonOf<Type extends ButtonType> = Extract<Button, { type: Type }>;

/** Every type of button. What a type is, is read from here; nothing else lists the types. */
const DESCRIPTIONS: Readonly<Record<ButtonType, ButtonDescription>> = {
  link,
  chat,
  map,
  popup,
  feedback,
  "guest-services": guestServices,
  "click-to-call": clickToCall,
  gallery,
};

export const BUTTON_TYPES = Object.keys(DESCRIPTIONS) as readonly ButtonType[];

export function descriptionOf(type: ButtonType): ButtonDescription {
  return DESCRIPTIONS[type];
}

/** The buttons of one language, in the order guests see them. */
export const buttonsSchema = z.strictObject({
  buttons: z
    .array(buttonSchema)
    .max(BUTTONS_MAX, "too_many")
    .refine((list) => new Set(list.map((button) => button.id)).size === list.length, "duplicate"),
});
export type Buttons = z.infer<typeof buttonsSchema>;
