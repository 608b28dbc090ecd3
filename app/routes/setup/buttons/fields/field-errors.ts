import { type Button, getDescription } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import {
  buttonSchema,
  galleryItemSchema,
  type SubButton,
  subButtonSchema,
} from "#domain/content/button-schema.ts";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { type FieldErrorCode, toFieldErrorCode } from "#domain/field-error.ts";
import type { FieldError } from "#domain/problem.ts";
import { isBlank } from "#domain/text.ts";

/** The first error of each field, by dotted path. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function toErrors(issues: readonly Issue[], missing: readonly string[]): FieldErrors {
  const errors: Record<string, FieldErrorCode> = {};
  for (const path of missing) errors[path] = "required";
  for (const { path, message } of issues) errors[path.join(".")] ??= toFieldErrorCode(message);
  return errors;
}

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value; readonly errors: FieldErrors }
  | { readonly ok: false; readonly errors: FieldErrors };

function check<Value>(
  parsed: { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } },
  missing: readonly string[],
): Checked<Value> {
  const errors = toErrors(parsed.success ? [] : parsed.error.issues, missing);
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, value: parsed.data, errors }
    : { ok: false, errors };
}

/** Texts that are required even in a draft, because their row or tile would be empty. */
function findMissing(button: Button): string[] {
  const name = isBlank(button.name) ? ["name"] : [];
  const list = getDescription(button.type).entries;
  if (list === null) return name;
  const inEntries = getEntries(button).flatMap((entry, index) =>
    list.required
      .filter((field) => isBlank(String(entry[field])))
      .map((field) => `${list.field}.${index}.${field}`),
  );
  return [...name, ...inEntries];
}

/** Adds errors that depend on more than the value, such as today's date. */
export function addErrors<Value>(checked: Checked<Value>, further: readonly FieldError[]): Checked<Value> {
  if (further.length === 0) return checked;
  const added = further.map(({ path, code }) => [path, toFieldErrorCode(code)] as const);
  return { ok: false, errors: { ...Object.fromEntries(added), ...checked.errors } };
}

/** Whether a button can be saved: valid schema, and no required text missing. */
export function checkButton(button: Button): Checked<Button> {
  return check(buttonSchema.safeParse(button), findMissing(button));
}

export function checkSubButton(sub: SubButton): Checked<SubButton> {
  return check(subButtonSchema.safeParse(sub), isBlank(sub.name) ? ["name"] : []);
}

/** Whether a gallery item has a picture and a title [S131]. */
export function checkGalleryItem(item: GalleryItem): Checked<GalleryItem> {
  const missing = [...(item.picture === null ? ["picture"] : []), ...(isBlank(item.title) ? ["title"] : [])];
  return check(galleryItemSchema.safeParse(item), missing);
}
