import type { z } from "#domain/zod.ts";
import type { buttonSchema, buttonsSchema } from "./button-schema.ts";
import type { ButtonDescription } from "./buttons/button-type.ts";
import { chat } from "./buttons/chat.ts";
import { clickToCall } from "./buttons/click-to-call.ts";
import { feedback } from "./buttons/feedback.ts";
import { gallery } from "./buttons/gallery.ts";
import { guestServices } from "./buttons/guest-services.ts";
import { link } from "./buttons/link.ts";
import { map } from "./buttons/map.ts";
import { popup } from "./buttons/popup.ts";

export const ICON_SIZES = ["small", "medium", "large"] as const;
export const ICON_POSITIONS = ["above", "before", "after", "none"] as const;

export type Button = z.infer<typeof buttonSchema>;
export type ButtonType = Button["type"];
export type ButtonOf<Type extends ButtonType> = Extract<Button, { type: Type }>;

/** Registry of button types: everything type-specific is read from here. */
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

export function getDescription(type: ButtonType): ButtonDescription {
  return DESCRIPTIONS[type];
}

/** The buttons of one language, in display order. */
export type Buttons = z.infer<typeof buttonsSchema>;
