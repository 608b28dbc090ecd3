import type { popupFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

/** Opens a sheet with formatted text and sub-buttons. */
export const popup = defineButtonType<typeof popupFields>({
  icon: "popup",
  premium: null,
  defaults: () => ({ content: [], background: "#ffffff", subButtons: [] }),
  texts: ["content"],
  untranslated: [],
  entries: { field: "subButtons", texts: ["name"], required: [], areButtons: true },
  publishing: null,
});
