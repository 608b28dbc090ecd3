import { FIELD_ERROR_CODES, type FieldErrorCode } from "#app/messages/field-error-code.ts";
import { type Button, buttonSchema, type SubButton, subButtonSchema } from "#domain/content/button.ts";

/** Refused values by dotted path, each with the first reason. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function codeOf(message: string): FieldErrorCode {
  return FIELD_ERROR_CODES.find((code) => code === message) ?? "invalid";
}

function errorsOf(issues: readonly Issue[], name: string): FieldErrors {
  const errors: Record<string, FieldErrorCode> = name.trim() === "" ? { name: "required" } : {};
  for (const { path, message } of issues) errors[path.join(".")] ??= codeOf(message);
  return errors;
}

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value; readonly errors: FieldErrors }
  | { readonly ok: false; readonly errors: FieldErrors };

function check<Value extends { name: string }>(
  parsed: { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } },
  name: string,
): Checked<Value> {
  const errors = errorsOf(parsed.success ? [] : parsed.error.issues, name);
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, value: parsed.data, errors }
    : { ok: false, errors };
}

/** Whether a button can be saved: its schema holds, and it has a name for its tile. */
export function checkButton(button: Button): Checked<Button> {
  return check(buttonSchema.safeParse(button), button.name);
}

export function checkSubButton(sub: SubButton): Checked<SubButton> {
  return check(subButtonSchema.safeParse(sub), sub.name);
}

/** What is wrong from the first letter on; all else is only said once the field is left. */
const SAID_AT_ONCE: ReadonlySet<FieldErrorCode> = new Set([
  "too_long",
  "too_many_lines",
  "invalid_character",
]);

export function shownErrors(errors: FieldErrors, left: ReadonlySet<string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path, code]) => SAID_AT_ONCE.has(code) || left.has(path)),
  );
}
