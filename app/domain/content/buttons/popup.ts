import { z } from "zod";
import { SUB_BUTTONS_MAX } from "../../limits.ts";
import { colourSchema } from "../../look/colour.ts";
import { richTextSchema } from "../rich-text.ts";
import { defineButtonType } from "./button-type.ts";
import { subButtonSchema } from "./sub-button.ts";

/** Opens a sheet with formatted text and buttons that lead away. */
export const popup = defineButtonType({
  icon: "popup",
  premium: null,
  fields: {
    content: richTextSchema,
    background: colourSchema,
    subButtons: z.array(subButtonSchema).max(SUB_BUTTONS_MAX, "too_many"),
  },
  defaults: () => ({ content: [], background: "#ffffff", subButtons: [] }),
  texts: ["content"],
  untranslated: [],
  entries: { field: "subButtons", texts: ["name"], required: [], areButtons: true },
  publishing: null,
});
