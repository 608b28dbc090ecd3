import { z } from "#domain/zod.ts";
import { SUB_BUTTONS_MAX } from "../../limits.ts";
import { colourSchema } from "../../look/colour-schema.ts";
import { richTextSchema } from "../rich-text-schema.ts";
import { subButtonSchema } from "./sub-button-schema.ts";

export const popupFields = {
  content: richTextSchema,
  background: colourSchema,
  subButtons: z.array(subButtonSchema).max(SUB_BUTTONS_MAX, "too_many"),
};
