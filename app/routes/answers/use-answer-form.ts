import { useCallback, useMemo, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { focusSoon } from "../setup/buttons/fields/focus-control.ts";
import type { ButtonForm } from "../setup/buttons/fields/form.ts";
import { filterShownErrors } from "../setup/buttons/fields/shown-errors.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { loadPartChecks, usePartChecks } from "../setup/draft/part-checks.ts";
import { findAnswerErrors } from "./answer-errors.ts";

/** Ids of the open question's controls begin with this. */
const ANSWER_PREFIX = "answer-";

interface AnswerForm {
  readonly form: ButtonForm;
  /** Whether the answer can be applied. Otherwise shows all errors and moves to the first. */
  readonly confirm: () => Promise<boolean>;
}

/**
 * Errors of the open question: shown when a field is left, all of them on going on.
 *
 * @param language the language of staff's own words.
 */
export function useAnswerForm({ id }: AnyQuestion, language: ContentLanguage): AnswerForm {
  const { problems } = useMessages("setup");
  const { property, value, current } = useDraft();
  const checks = usePartChecks();
  const { currency, byQuestion } = value("answers");
  const answer = byQuestion[id];
  const [left, setLeft] = useState<ReadonlySet<string> | "all">(new Set());
  const errors = useMemo(
    () => (checks ? findAnswerErrors(checks, id, { answer, currency }) : {}),
    [checks, id, answer, currency],
  );
  const form: ButtonForm = {
    language,
    propertyId: property.id,
    direction: getTextDirection(language),
    errors: left === "all" ? errors : filterShownErrors(errors, left),
    errorText: (code) => problems.fields[code],
    leave: (path) => setLeft((paths) => (paths === "all" ? paths : new Set(paths).add(path))),
    original: null,
    prefix: ANSWER_PREFIX,
  };
  const confirm = useCallback(async () => {
    const latest = current().answers?.edited;
    if (!latest?.byQuestion[id]) return true;
    const loaded = await loadPartChecks().catch(noChecks);
    const found = { answer: latest.byQuestion[id], currency: latest.currency };
    const [path] = Object.keys(loaded ? findAnswerErrors(loaded, id, found) : {});
    if (path === undefined) return true;
    setLeft("all");
    focusSoon(path || "note", ANSWER_PREFIX);
    return false;
  }, [current, id]);
  return { form, confirm };
}

/** Offline: applying checks again. */
function noChecks(error: unknown): null {
  console.warn(error);
  return null;
}
