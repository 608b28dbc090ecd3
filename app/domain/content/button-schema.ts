import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { BUTTONS_MAX } from "../limits.ts";
import { FONT_IDS } from "../look/font.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import { ICON_POSITIONS, ICON_SIZES } from "./button.ts";
import { chatFields } from "./buttons/chat-schema.ts";
import { clickToCallFields } from "./buttons/click-to-call-schema.ts";
import { feedbackFields } from "./buttons/feedback-schema.ts";
import { galleryFields } from "./buttons/gallery-schema.ts";
import { guestServicesFields } from "./buttons/guest-services-schema.ts";
import { linkFields } from "./buttons/link-schema.ts";
import { mapButtonFields } from "./buttons/map-schema.ts";
import { popupFields } from "./buttons/popup-schema.ts";
import { titleSchema } from "./buttons/text-schemas.ts";
import { guardSchema } from "./guard.ts";
import { hoursSchema } from "./hours/hours-schema.ts";
import { pictureSchema } from "./media-reference-schema.ts";
import { buttonStyleSchema } from "./theme-schema.ts";

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
  /** Fills the tile instead of its icon. Absent: the icon stands there. */
  picture: pictureSchema.optional(),
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
  z.strictObject({ ...common, type: z.literal("link"), ...linkFields }),
  z.strictObject({ ...common, type: z.literal("chat"), ...chatFields }),
  z.strictObject({ ...common, type: z.literal("map"), ...mapButtonFields }),
  z.strictObject({ ...common, type: z.literal("popup"), ...popupFields }),
  z.strictObject({ ...common, type: z.literal("feedback"), ...feedbackFields }),
  z.strictObject({ ...common, type: z.literal("guest-services"), ...guestServicesFields }),
  z.strictObject({ ...common, type: z.literal("click-to-call"), ...clickToCallFields }),
  z.strictObject({ ...common, type: z.literal("gallery"), ...galleryFields }),
]);

/** The buttons of one language, in the order guests see them. */
export const buttonsSchema = z.strictObject({
  buttons: z
    .array(buttonSchema)
    .max(BUTTONS_MAX, "too_many")
    .refine((list) => new Set(list.map((button) => button.id)).size === list.length, "duplicate"),
});
