import { type FieldErrorCode, toFieldErrorCode, toSchemaErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type Closure, closureStateAt, toClosureMoments } from "#domain/property/closure.ts";
import { closureSchema } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

/** A closure for the season while it is typed. Days are `YYYY-MM-DD`, empty while none is chosen. */
export interface SeasonDraft {
  readonly closesOn: string;
  readonly opensOn: string;
  readonly noticeFrom: string;
  readonly texts: Closure["texts"];
}

/** Codes by the field they belong to: a day, or `texts.<language>.<notice|closed>`. */
export type SeasonErrors = Readonly<Record<string, FieldErrorCode>>;

/** The form of a closure. Of one that is over only its words remain: next year they are wanted again. */
export function toSeasonDraft(closure: Closure | null, isOver: boolean): SeasonDraft {
  const texts = closure?.texts ?? {};
  if (!closure || isOver) return { closesOn: "", opensOn: "", noticeFrom: "", texts };
  return { ...closure, noticeFrom: closure.noticeFrom ?? "", texts };
}

/** Languages without a word are left out, so that guests read ours there. */
function writtenOnly(texts: Closure["texts"]): Closure["texts"] {
  const written = Object.entries(texts).filter(
    ([, own]) => own.notice.trim() !== "" || own.closed.trim() !== "",
  );
  return Object.fromEntries(written) as Partial<Record<ContentLanguage, { notice: string; closed: string }>>;
}

function parseDraft(draft: SeasonDraft) {
  return closureSchema.safeParse({
    ...draft,
    noticeFrom: draft.noticeFrom === "" ? null : draft.noticeFrom,
    texts: writtenOnly(draft.texts),
  });
}

/** The closure that a form stands for; null while it can't be one. */
export function toClosure(draft: SeasonDraft): Closure | null {
  return parseDraft(draft).data ?? null;
}

/**
 * The closure whose words can be shown: also while the day from which guests are told is a wrong one, which changes
 * none of them. Null: a day is missing, or the season is none.
 */
export function toShownClosure(draft: SeasonDraft): Closure | null {
  return toClosure(draft) ?? toClosure({ ...draft, noticeFrom: "" });
}

/** What is wrong of the days that are chosen, to be said at once; one that is missing yet is not. */
export function getWrongDays(errors: SeasonErrors): SeasonErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== "required"));
}

/** What the API would refuse, before it is asked. Empty: nothing. */
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
