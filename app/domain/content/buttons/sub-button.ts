import { z } from "zod";
import { idSchema } from "../../id.ts";
import { BUTTON_ICONS } from "../../look/icon.ts";
import { chat } from "./chat.ts";
import { clickToCall } from "./click-to-call.ts";
import { link } from "./link.ts";
import { map } from "./map.ts";
import { titleSchema } from "./text-schemas.ts";

/** The types that lead away by themselves: only they can stand in a popup. In the order they are offered there. */
export const SUB_BUTTON_TYPES = ["link", "chat", "map", "click-to-call"] as const;
export type SubButtonType = (typeof SUB_BUTTON_TYPES)[number];

const SUB_BUTTON_WIDTHS = ["half", "full"] as const;

const common = {
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  width: z.enum(SUB_BUTTON_WIDTHS),
};

export const subButtonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("link"), ...link.fields }),
  z.strictObject({ ...common, type: z.literal("chat"), ...chat.fields }),
  z.strictObject({ ...common, type: z.literal("map"), ...map.fields }),
  z.strictObject({ ...common, type: z.literal("click-to-call"), ...clickToCall.fields }),
]);
export type SubButton = z.infer<typeof subButtonSchema>;
