import type { FieldErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Original } from "../translation/original.ts";
import type { FieldErrors } from "./field-errors.ts";

/** What every part of a button's form needs besides its own value. */
export interface ButtonForm {
  readonly language: ContentLanguage;
  readonly propertyId: string;
  /** Direction of the content, whatever the interface's is. */
  readonly direction: "ltr" | "rtl";
  readonly errors: FieldErrors;
  readonly errorText: (code: FieldErrorCode) => string;
  /** The field at this path was left: from now on it says what is wrong with it. */
  readonly leave: (path: string) => void;
  /** What the default language says at each field; null in that language itself, and while it is not shown. */
  readonly original: Original | null;
  /** Before the ids of controls, where two forms stand on one page. */
  readonly prefix: string;
}

/** The attributes that tie a control to its path in the value. */
export function fieldAt(form: ButtonForm, path: string) {
  const code = form.errors[path];
  return {
    id: `${form.prefix}${path}`,
    error: code ? form.errorText(code) : undefined,
    onBlur: () => form.leave(path),
  };
}
