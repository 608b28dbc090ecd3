import { z } from "zod";
import {
  extensionSchema,
  optionalEmailSchema,
  telephoneSchema,
  webAddressSchema,
  wechatIdSchema,
  whatsappSchema,
} from "../address.ts";
import { colourSchema } from "../colour.ts";
import { FONT_IDS } from "../font.ts";
import { BUTTON_ICONS } from "../icon.ts";
import { idSchema } from "../id.ts";
import {
  DESCRIPTION_LINES_MAX,
  MAX_BUTTONS,
  MAX_FEEDBACK_QUESTIONS,
  MAX_GALLERY_ITEMS,
  MAX_SERVICES,
  MAX_SUB_BUTTONS,
  TITLE_LINES_MAX,
} from "../limits.ts";
import { textOf } from "../text.ts";
import { fileSchema, pictureSchema } from "./media-reference.ts";
import { richTextSchema } from "./rich-text.ts";
import { buttonStyleSchema } from "./theme.ts";

export const BUTTON_TYPES = [
  "link",
  "chat",
  "map",
  "popup",
  "feedback",
  "guest-services",
  "click-to-call",
  "gallery",
] as const;
export type ButtonType = (typeof BUTTON_TYPES)[number];

export const SUB_BUTTON_TYPES = ["link", "chat", "map", "click-to-call"] as const;
export const LINK_DESTINATIONS = ["url", "email", "telephone", "pdf", "whatsapp", "wechat"] as const;
export const OPEN_IN = ["same", "new"] as const;
export const CHAT_CHANNELS = ["whatsapp", "sms", "wechat"] as const;
export const MAP_TYPES = ["roadmap", "satellite", "hybrid", "terrain"] as const;
export const RESPONSE_TYPES = ["like", "stars"] as const;
export const ICON_SIZES = ["small", "medium", "large"] as const;
export const ICON_POSITIONS = ["above", "before", "after", "none"] as const;
export const SUB_BUTTON_WIDTHS = ["half", "full"] as const;
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 20;

export const TITLE_LENGTH_MAX = 80;
export const DESCRIPTION_LENGTH_MAX = 160;

const titleSchema = textOf({ lengthMax: TITLE_LENGTH_MAX, linesMax: TITLE_LINES_MAX, multiline: true });
const descriptionSchema = textOf({
  lengthMax: DESCRIPTION_LENGTH_MAX,
  linesMax: DESCRIPTION_LINES_MAX,
  multiline: true,
});
const sentenceSchema = textOf({ lengthMax: 200 });

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
  /** Which state of its original this translation was made from: `fingerprintOf` it, or "copy" before it was. */
  basis: z
    .string()
    .regex(/^(?:copy|[0-9a-f]{8})$/, "invalid")
    .optional(),
};

/** All destinations keep what was typed, so that switching between them loses nothing. */
const linkFields = {
  destination: z.enum(LINK_DESTINATIONS),
  url: webAddressSchema,
  email: optionalEmailSchema,
  telephone: telephoneSchema,
  whatsapp: whatsappSchema,
  wechat: wechatIdSchema,
  pdf: fileSchema.nullable(),
  openIn: z.enum(OPEN_IN),
};

const chatFields = {
  channel: z.enum(CHAT_CHANNELS),
  whatsapp: whatsappSchema,
  telephone: telephoneSchema,
  wechat: wechatIdSchema,
  message: sentenceSchema,
};

const mapFields = {
  location: sentenceSchema,
  mapType: z.enum(MAP_TYPES),
  zoom: z.int().min(ZOOM_MIN).max(ZOOM_MAX),
};

const callFields = { extension: extensionSchema };

const subCommon = {
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  width: z.enum(SUB_BUTTON_WIDTHS),
};

export const subButtonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...subCommon, type: z.literal("link"), ...linkFields }),
  z.strictObject({ ...subCommon, type: z.literal("chat"), ...chatFields }),
  z.strictObject({ ...subCommon, type: z.literal("map"), ...mapFields }),
  z.strictObject({ ...subCommon, type: z.literal("click-to-call"), ...callFields }),
]);
export type SubButton = z.infer<typeof subButtonSchema>;
export type SubButtonType = SubButton["type"];

export const galleryItemSchema = z.strictObject({
  id: idSchema,
  picture: pictureSchema.nullable(),
  title: titleSchema,
  description: descriptionSchema,
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const buttonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("link"), ...linkFields }),
  z.strictObject({ ...common, type: z.literal("chat"), ...chatFields }),
  z.strictObject({ ...common, type: z.literal("map"), ...mapFields }),
  z.strictObject({
    ...common,
    type: z.literal("popup"),
    content: richTextSchema,
    background: colourSchema,
    subButtons: z.array(subButtonSchema).max(MAX_SUB_BUTTONS, "too_many"),
  }),
  z.strictObject({
    ...common,
    type: z.literal("feedback"),
    email: optionalEmailSchema,
    title: titleSchema,
    intro: sentenceSchema.default(""),
    response: sentenceSchema,
    questions: z
      .array(z.strictObject({ id: idSchema, text: titleSchema, responseType: z.enum(RESPONSE_TYPES) }))
      .max(MAX_FEEDBACK_QUESTIONS, "too_many_questions"),
    background: colourSchema,
    accent: colourSchema,
  }),
  z.strictObject({
    ...common,
    type: z.literal("guest-services"),
    email: optionalEmailSchema,
    services: z
      .array(
        z.strictObject({ id: idSchema, name: titleSchema, icon: z.enum(BUTTON_ICONS), note: z.boolean() }),
      )
      .max(MAX_SERVICES, "too_many"),
  }),
  z.strictObject({ ...common, type: z.literal("click-to-call"), ...callFields }),
  z.strictObject({
    ...common,
    type: z.literal("gallery"),
    title: titleSchema,
    logo: pictureSchema.nullable(),
    items: z.array(galleryItemSchema).max(MAX_GALLERY_ITEMS, "too_many_gallery_items"),
  }),
]);
export type Button = z.infer<typeof buttonSchema>;
export type ButtonOf<Type extends ButtonType> = Extract<Button, { type: Type }>;

/** The buttons of one language, in the order guests see them. */
export const buttonsSchema = z.strictObject({
  buttons: z
    .array(buttonSchema)
    .max(MAX_BUTTONS, "too_many")
    .refine((list) => new Set(list.map((button) => button.id)).size === list.length, "duplicate"),
});
export type Buttons = z.infer<typeof buttonsSchema>;
