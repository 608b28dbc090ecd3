import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { findStarterKind, withStarterKind } from "#domain/content/starter/add-untouched-starters.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { PROPERTY_KINDS, type PropertyKind } from "#domain/property/property-kind.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";

/**
 * Choice of hotel, restaurant or ship: renames and saves the starter buttons of all languages, and asks that kind's
 * questions in *Answers*. Hidden once any of them is edited, because the kind is derived from their names.
 */
export function KindChoice({ language }: { readonly language: ContentLanguage }) {
  const { propertyKind: words } = useMessages().common;
  const { state, change } = useDraft();
  const { applyKeys } = useApply();
  const body = state[`buttons:${language}`]?.edited;
  const kind = body ? findStarterKind({ language, body }) : null;
  if (kind === null) return null;
  const choose = (chosen: PropertyKind) => {
    const changed = CONTENT_LANGUAGE_CODES.flatMap((each) =>
      state[`buttons:${each}`] ? [[each, `buttons:${each}`] as const] : [],
    );
    for (const [each, key] of changed) {
      change(key, (buttons) => withStarterKind({ language: each, body: buttons }, chosen));
    }
    change("answers", (answers) => ({ ...answers, kind: chosen }));
    void applyKeys([...changed.map(([, key]) => key), "answers"]);
  };
  return (
    <Segmented
      label={words.label}
      hint={words.hint}
      options={PROPERTY_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      value={kind}
      onChange={choose}
      className="mt-4"
    />
  );
}
