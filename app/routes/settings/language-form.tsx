import { useRef } from "react";
import { Form } from "react-router";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { INTERFACE_LANGUAGES, ownNameOf } from "#domain/language.ts";

/** The interface language; a choice takes effect at once. */
export function LanguageForm() {
  const { common, settings } = useMessages();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      method="post"
      action="/language"
      replace
      preventScrollReset
      className="flex flex-1 items-center gap-2"
    >
      <input type="hidden" name="returnTo" value="/settings" />
      <SelectField
        key={language}
        name="language"
        label={settings.language.title}
        labelHidden
        className="flex-1"
        defaultValue={language}
        onChange={() => form.current?.requestSubmit()}
        options={INTERFACE_LANGUAGES.map((code) => ({ value: code, label: ownNameOf(code) }))}
      />
      <noscript>
        <button type="submit" className="h-10 rounded-md px-2 font-medium text-link">
          {common.apply}
        </button>
      </noscript>
    </Form>
  );
}
