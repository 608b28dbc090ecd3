import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import { BUTTON_ICONS } from "../../look/icon.ts";
import { chatFields } from "./chat-schema.ts";
import { clickToCallFields } from "./click-to-call-schema.ts";
import { linkFields } from "./link-schema.ts";
import { mapFields } from "./map-schema.ts";
import { titleSchema } from "./text-schemas.ts";

const SUB_BUTTON_WIDTHS = ["half", "full"] as const;

const common = {
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  width: z.enum(SUB_BUTTON_WIDTHS),
};

export const subButtonSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("link"), ...linkFields }),
  z.strictObject({ ...common, type: z.literal("chat"), ...chatFields }),
  z.strictObject({ ...common, type: z.literal("map"), ...mapFields }),
  z.strictObject({ ...common, type: z.literal("click-to-call"), ...clickToCallFields }),
]);
