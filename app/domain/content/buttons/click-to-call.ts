import { extensionSchema } from "../../address.ts";
import { defineButtonType } from "./button-type.ts";

/** Calls an extension of the property. */
export const clickToCall = defineButtonType({
  icon: "call",
  premium: null,
  fields: { extension: extensionSchema },
  defaults: () => ({ extension: "" }),
  texts: [],
  untranslated: [],
  entries: null,
  publishing: {
    check: "calls",
    gaps: ({ extension }) =>
      extension === "" ? [{ code: "call_without_extension", field: "extension" }] : [],
  },
});
