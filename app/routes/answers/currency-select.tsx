import { useMemo } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { CURRENCIES } from "#domain/currency.ts";
import { useAnswers } from "./use-answers.ts";

interface CurrencySelectProps {
  readonly id?: string;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** The currency of all prices of the property. */
export function CurrencySelect({ id, error, className }: CurrencySelectProps) {
  const { answers: words } = useMessages("answers");
  const language = useLanguage();
  const { answers, change } = useAnswers();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "currency" });
    return CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
  }, [language]);
  return (
    <SelectField
      {...(id === undefined ? {} : { id })}
      label={words.currency}
      labelHidden
      size="sm"
      className={className}
      error={error}
      options={[...(answers.currency === null ? [{ value: "", label: words.noCurrency }] : []), ...options]}
      value={answers.currency ?? ""}
      onChange={(event) => {
        const currency = CURRENCIES.find((code) => code === event.currentTarget.value);
        if (currency) change((latest) => ({ ...latest, currency }));
      }}
    />
  );
}
