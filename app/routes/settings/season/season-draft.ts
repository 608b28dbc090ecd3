import { type FieldErrorCode, toFieldErrorCode, toSchemaErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type Closure, closureStateAt, toClosureMoments } from "#domain/property/closure.ts";
import { closureSchema } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

/** A seasonal closure being edited. Days are `YYYY-MM-DD`, or empty. */
export interface SeasonDraft {
  readonly closesOn: string;
  readonly opensOn: string;
  readonly noticeFrom: string;
  readonly texts: Closure["texts"];
}

/** Error codes by field: a day, or `texts.<language>.<notice|closed>`. */
export type SeasonErrors = Readonly<Record<string, FieldErrorCode>>;

/** Form of a closure. For a past one only its texts are kept, for next year. */
export function toSeasonDraft(closure: Closure | null, isOver: boolean): SeasonDraft {
  const texts = closure?.texts ?? {};
  if (!closure || isOver) return { closesOn: "", opensOn: "", noticeFrom: "", texts };
  return { ...closure, noticeFrom: closure.noticeFrom ?? "", texts };
}

/** Leaves out languages without text, in which guests read the built-in text. */
function pickWritten(texts: Closure["texts"]): Closure["texts"] {
  const written = Object.entries(texts).filter(
    ([, own]) => own.notice.trim() !== "" || own.closed.trim() !== "",
  );
  return Object.fromEntries(written) as Partial<Record<ContentLanguage, { notice: string; closed: string }>>;
}

function parseDraft(draft: SeasonDraft) {
  return closureSchema.safeParse({
    ...draft,
    noticeFrom: draft.noticeFrom === "" ? null : draft.noticeFrom,
    texts: pickWritten(draft.texts),
  });
}

/** The closure of a form; `null` if invalid. */
export function toClosure(draft: SeasonDraft): Closure | null {
  return parseDraft(draft).data ?? null;
}

/**
 * The closure for showing texts: also while the notice day is invalid, since texts do not depend on it.
 * `null`: days missing or invalid.
 */
export function toShownClosure(draft: SeasonDraft): Closure | null {
  return toClosure(draft) ?? toClosure({ ...draft, noticeFrom: "" });
}

/** Errors of chosen days, shown at once; missing days are not. */
export function getWrongDays(errors: SeasonErrors): SeasonErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== "required"));
}

/** Errors that the API would report. Empty: none. */
export function findSeasonErrors(
  draft: SeasonDraft,
  { now, timeZone }: { readonly now: EpochMs; readonly timeZone: string },
): SeasonErrors {
  const missing = (["closesOn", "opensOn"] as const).filter((day) => draft[day] === "");
  const { data, error } = parseDraft(draft);
  const errors: Record<string, FieldErrorCode> = {};
  for (const { path, message } of error?.issues ?? []) {
    const code = toFieldErrorCode(toSchemaErrorCode(message));
    if (missing.length === 0 || path[0] === "texts") errors[path.join(".")] ??= code;
  }
  for (const day of missing) errors[day] = "required";
  if (data && closureStateAt(toClosureMoments(data, timeZone), now) === "over")
    errors.opensOn = "season_past";
  return errors;
}
