import type { FieldErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Original } from "../translation/original.ts";
import type { FieldErrors } from "./field-errors.ts";

/** Context of every part of a button's form. */
export interface ButtonForm {
  readonly language: ContentLanguage;
  readonly propertyId: string;
  /** Text direction of the content, not of the interface. */
  readonly direction: "ltr" | "rtl";
  readonly errors: FieldErrors;
  readonly errorText: (code: FieldErrorCode) => string;
  /** Called on blur: from now on the field shows its errors. */
  readonly leave: (path: string) => void;
  /** Default-language texts by field; `null` in the default language and while hidden. */
  readonly original: Original | null;
  /** Id prefix, if two forms are on one page. */
  readonly prefix: string;
}

/** Attributes that link a control to its path. */
export function getFieldProps(form: ButtonForm, path: string) {
  const code = form.errors[path];
  return {
    id: `${form.prefix}${path}`,
    error: code ? form.errorText(code) : undefined,
    onBlur: () => form.leave(path),
  };
}
