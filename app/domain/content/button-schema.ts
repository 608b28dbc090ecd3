import { z } from "#domain/zod.ts";
import {
  extensionSchema,
  optionalEmailSchema,
  telephoneSchema,
  webAddressSchema,
  wechatIdSchema,
  whatsappSchema,
} from "../address.ts";
import { descriptionSchema, sentenceSchema, titleSchema } from "../answers/chips/chip-text-schema.ts";
import { TOPICS } from "../answers/question.ts";
import {
  BUTTONS_MAX,
  FEEDBACK_QUESTIONS_MAX,
  GALLERY_ITEMS_MAX,
  MAP_PLACES_MAX,
  SERVICES_MAX,
  SUB_BUTTONS_MAX,
} from "../limits.ts";
import { FONT_IDS } from "../look/font.ts";
import { BUTTON_ICONS } from "../look/icon.ts";
import { colourSchema, idSchema, serviceMinutesSchema, staffText } from "../value-schemas.ts";
import { ICON_POSITIONS, ICON_SIZES } from "./button.ts";
import { RESPONSE_TYPES } from "./buttons/feedback.ts";
import { LINK_DESTINATIONS } from "./buttons/link.ts";
import { MAP_TYPES, ZOOM_MAX, ZOOM_MIN } from "./buttons/map.ts";
import { parseLocation, TYPED_LOCATION_MAX } from "./buttons/map-location.ts";
import { guardSchema } from "./guard.ts";
import { hoursSchema } from "./hours/hours-schema.ts";
import { fileSchema, pictureSchema } from "./media-reference-schema.ts";
import { richTextSchema } from "./rich-text-schema.ts";
import { buttonStyleSchema } from "./theme.ts";
import { NETWORK_LENGTH_MAX, WIFI_PASSWORD_LENGTH_MAX } from "./wifi.ts";

const CHAT_CHANNELS = ["whatsapp", "sms", "wechat"] as const;

export const chatFields = {
  channel: z.enum(CHAT_CHANNELS),
  whatsapp: whatsappSchema,
  telephone: telephoneSchema,
  wechat: wechatIdSchema,
  message: sentenceSchema,
};

export const clickToCallFields = { extension: extensionSchema };

const questionSchema = z.strictObject({
  id: idSchema,
  text: titleSchema,
  responseType: z.enum(RESPONSE_TYPES),
});

export const feedbackFields = {
  email: optionalEmailSchema,
  title: titleSchema,
  intro: sentenceSchema.default(""),
  response: sentenceSchema,
  /** Public review page, offered after any answers; empty: none. */
  reviewLink: webAddressSchema.default(""),
  questions: z.array(questionSchema).max(FEEDBACK_QUESTIONS_MAX, "too_many_questions"),
  background: colourSchema,
  accent: colourSchema,
};

export const galleryItemSchema = z.strictObject({
  id: idSchema,
  picture: pictureSchema.nullable(),
  title: titleSchema,
  description: descriptionSchema,
});

export const galleryFields = {
  title: titleSchema,
  logo: pictureSchema.nullable(),
  items: z.array(galleryItemSchema).max(GALLERY_ITEMS_MAX, "too_many_gallery_items"),
};

const serviceSchema = z.strictObject({
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  note: z.boolean(),
  /** `true`: guests must give their room. Absent: the room is optional. */
  roomRequired: z.literal(true).optional(),
  /** Maximum waiting time for the guest, in minutes. Absent: not set. */
  minutes: serviceMinutesSchema.optional(),
});

export const guestServicesFields = {
  email: optionalEmailSchema,
  services: z.array(serviceSchema).max(SERVICES_MAX, "too_many"),
};

const WIFI_SECURITIES = ["wpa", "none"] as const;

/** A guest network (R7). The password is kept while security is "none". */
export const wifiSchema = z.strictObject({
  network: staffText({ lengthMax: NETWORK_LENGTH_MAX }),
  security: z.enum(WIFI_SECURITIES),
  password: staffText({ lengthMax: WIFI_PASSWORD_LENGTH_MAX }),
});

const OPEN_IN = ["same", "new"] as const;

export const linkFields = {
  destination: z.enum(LINK_DESTINATIONS),
  url: webAddressSchema,
  email: optionalEmailSchema,
  telephone: telephoneSchema,
  whatsapp: whatsappSchema,
  wechat: wechatIdSchema,
  pdf: fileSchema.nullable(),
  /** Absent: the network was never filled in. */
  wifi: wifiSchema.optional(),
  /** Where the guide opens. Absent: at its start. */
  topic: z.enum(TOPICS).optional(),
  openIn: z.enum(OPEN_IN),
};

const LOCATION_LENGTH_MAX = 200;

/** A place as staff type or paste it, parsed by `parseLocation`; may be empty. Refuses with `invalid_location`. */
const locationSchema = z
  .string()
  .max(TYPED_LOCATION_MAX, { error: "invalid_location", abort: true })
  .transform((typed, context) => {
    const location = parseLocation(typed);
    if (location === null) {
      context.addIssue({ code: "custom", message: "invalid_location" });
      return z.NEVER;
    }
    return location;
  })
  .pipe(staffText({ lengthMax: LOCATION_LENGTH_MAX }));

const placeSchema = z.strictObject({ id: idSchema, name: titleSchema, location: locationSchema });

/** Map fields shared by buttons and popup sub-buttons. */
export const mapFields = {
  location: locationSchema,
  mapType: z.enum(MAP_TYPES),
  zoom: z.int().min(ZOOM_MIN).max(ZOOM_MAX),
};

/** Fields of a top-level map button. `places`: further places after `location`; absent: none. */
export const mapButtonFields = {
  ...mapFields,
  places: z.array(placeSchema).max(MAP_PLACES_MAX, "too_many").optional(),
};

const SUB_BUTTON_WIDTHS = ["half", "full"] as const;

const subButtonFields = {
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  width: z.enum(SUB_BUTTON_WIDTHS),
};

export const subButtonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...subButtonFields, type: z.literal("link"), ...linkFields }),
  z.strictObject({ ...subButtonFields, type: z.literal("chat"), ...chatFields }),
  z.strictObject({ ...subButtonFields, type: z.literal("map"), ...mapFields }),
  z.strictObject({ ...subButtonFields, type: z.literal("click-to-call"), ...clickToCallFields }),
]);

export const popupFields = {
  content: richTextSchema,
  background: colourSchema,
  subButtons: z.array(subButtonSchema).max(SUB_BUTTONS_MAX, "too_many"),
};

/** Overrides of the default button style. An absent part is inherited. */
const styleOverridesSchema = buttonStyleSchema
  .extend({ font: z.enum(FONT_IDS) })
  .partial()
  .strict();

const common = {
  /** A link button copied between languages keeps its id, so that its clicks in all languages add up. */
  id: idSchema,
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
   * Fingerprint (`getFingerprint`) of the original when this translation was made; "copy": not translated
   * yet.
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

/** Types that need no page of their own: only these may be in a popup. In menu order. */
export const SUB_BUTTON_TYPES = ["link", "chat", "map", "click-to-call"] as const;
export type SubButtonType = (typeof SUB_BUTTON_TYPES)[number];

export type SubButton = z.infer<typeof subButtonSchema>;
