import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { INTERFACE_LANGUAGES, ownNameOf } from "#domain/language.ts";
import { ChoiceForm } from "./choice-form.tsx";

const OPTIONS = INTERFACE_LANGUAGES.map((code) => ({ value: code, label: ownNameOf(code) }));

/** The interface language. */
export function LanguageForm() {
  const { settings } = useMessages();
  const language = useLanguage();
  const { title } = settings.language;
  return <ChoiceForm action="/language" name="language" label={title} chosen={language} options={OPTIONS} />;
}
