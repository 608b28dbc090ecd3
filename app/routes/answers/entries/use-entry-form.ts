import { useMemo, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import type { ButtonForm } from "../../setup/buttons/fields/form.ts";
import { filterShownErrors } from "../../setup/buttons/fields/shown-errors.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { usePartChecks } from "../../setup/draft/part-checks.ts";
import { findEntryErrors } from "../answer-errors.ts";

/** Errors of the open entry in one language, shown when a field is left. */
export function useEntryForm(entry: GuideEntry, language: ContentLanguage): ButtonForm {
  const { problems } = useMessages("setup");
  const { property } = useDraft();
  const checks = usePartChecks();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errors = useMemo(() => {
    const named = Object.entries(checks ? findEntryErrors(checks, entry) : {});
    return Object.fromEntries(named.map(([path, code]) => [path.replace(`.${language}`, ""), code]));
  }, [checks, entry, language]);
  return {
    language,
    propertyId: property.id,
    direction: getTextDirection(language),
    errors: filterShownErrors(errors, left),
    errorText: (code) => problems.fields[code],
    leave: (path) => setLeft((paths) => new Set(paths).add(path)),
    original: null,
    prefix: "entry-",
  };
}
