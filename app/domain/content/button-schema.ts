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

/** Overrides of the default button style. An absent part is inherited. */
const styleOverridesSchema = buttonStyleSchema
  .extend({ font: z.enum(FONT_IDS) })
  .partial()
  .strict();

const common = {
  id: idSchema,
  /** The id. A link button copied between languages keeps its id, so that clicks add up. */
  name: titleSchema,
  hidden: z.boolean(),
  icon: z.enum(BUTTON_ICONS),
  iconSize: z.enum(ICON_SIZES),
  iconPosition: z.enum(ICON_POSITIONS),
  style: styleOverridesSchema,
  /** Fills the tile and replaces the icon. Absent: the icon is shown. */
  picture: pictureSchema.optional(),
  /**
   * When guests see the button. Absent: a translation follows its original; an original is always shown.
   * `null`: always shown, even if the original has hours.
   */
  hours: hoursSchema.nullable().optional(),
  /**
   * Translation source: `getFingerprint` of the original at the time of translating, or "copy" if not yet
   * translated.
   */
  basis: z
    .string()
    .regex(/^(?:copy|[0-9a-f]{8})$/, "invalid")
    .optional(),
  /** Who may open the button (R8). Absent: everyone. */
  guard: guardSchema.optional(),
};

/** Listed type by type: the compiler then infers the union. */
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

/** The buttons of one language, in display order. */
export const buttonsSchema = z.strictObject({
  buttons: z
    .array(buttonSchema)
    .max(BUTTONS_MAX, "too_many")
    .refine((list) => new Set(list.map((button) => button.id)).size === list.length, "duplicate"),
});
