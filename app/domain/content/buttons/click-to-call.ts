import type { clickToCallFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

/** Calls an in-house extension of the property. */
export const clickToCall = defineButtonType<typeof clickToCallFields>({
  icon: "call",
  premium: null,
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
