import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Button } from "#domain/content/button.ts";
import { getButtonPastDates } from "#domain/content/hours/past-dates.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { DESCRIPTION_LINES_MAX, TITLE_LINES_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import type { Original } from "../translation/original.ts";
import { addErrors, checkButton } from "./field-errors.ts";
import { focusControl, withFieldName } from "./focus-control.ts";
import type { ButtonForm } from "./form.ts";
import { filterShownErrors } from "./shown-errors.ts";

interface Filled {
  readonly button: Button;
  readonly language: ContentLanguage;
  /** Original texts shown beside the fields; `null`: not shown. */
  readonly original: Original | null;
  readonly now: EpochMs;
}

/** State and validation of a button's form: errors appear on blur, and all of them when saving fails. */
export function useButtonForm({ button, language, original, now }: Filled) {
  const { buttons: words, problems } = useMessages("setup");
  const { state, property } = useDraft();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const stored = state[`buttons:${language}`]?.saved.buttons ?? [];
  const { day: today } = toLocalTime(now, property.timeZone);
  const checked = addErrors(checkButton(button), getButtonPastDates(button, { stored, today }));
  const form: ButtonForm = {
    language,
    propertyId: property.id,
    direction: getTextDirection(language),
    errors: filterShownErrors(checked.errors, left),
    errorText: (code) => problems.fields[code],
    leave: (path) => setLeft((paths) => new Set(paths).add(path)),
    original,
    prefix: "",
  };

  function firstText(path: string | undefined): string | undefined {
    const code = path === undefined ? undefined : checked.errors[path];
    if (path === undefined || !code) return undefined;
    const linesMax = path.endsWith(".description") ? DESCRIPTION_LINES_MAX : TITLE_LINES_MAX;
    // Use the same text as at the field.
    const reason = code === "too_many_lines" ? problems.limits.lines(linesMax) : form.errorText(code);
    return withFieldName(path, reason);
  }

  /** Shows all errors and focuses the first one. */
  function announceErrors() {
    const paths = Object.keys(checked.errors);
    setLeft(new Set(paths));
    focusControl(paths[0] ?? "");
    const title = paths[0]?.startsWith("hours.") ? words.toasts.wrongHours : words.toasts.missing;
    showToast({ tone: "error", title, detail: firstText(paths[0]) });
  }

  return { form, checked, sayWhatIsWrong: announceErrors };
}
