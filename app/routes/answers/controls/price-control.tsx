import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Per } from "#domain/answers/answer-values.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import { CurrencySelect } from "../currency-select.tsx";
import { useAnswers } from "../use-answers.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";
import { NumberField } from "./number-field.tsx";

type Choice = "unsaid" | "free" | "costs";

/** Not said, free, or an amount in the property's currency per unit. */
export function PriceControl({ form, question, value, onChange }: ControlProps<"price">) {
  const { parts, prices } = useMessages("answers").answers;
  const pers: readonly Per[] = "price" in question.parts ? question.parts.price : [];
  function choose(choice: Choice) {
    if (choice === "unsaid") onChange(undefined);
    else if (choice === "free") onChange({ kind: "free" });
    else onChange({ kind: "costs", amount: Number.NaN, per: pers[0] ?? "once" });
  }
  return (
    <ControlRow label={parts.price}>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented<Choice>
          label={parts.price}
          labelHidden
          size="sm"
          options={(["unsaid", "free", "costs"] as const).map((choice) => ({
            value: choice,
            label: prices[choice],
          }))}
          value={value?.kind ?? "unsaid"}
          onChange={choose}
        />
        {value?.kind === "costs" ? <Costs form={form} pers={pers} value={value} onChange={onChange} /> : null}
      </div>
    </ControlRow>
  );
}

type CostsValue = Extract<NonNullable<ControlProps<"price">["value"]>, { kind: "costs" }>;

interface CostsProps extends Pick<ControlProps<"price">, "form" | "onChange"> {
  readonly pers: readonly Per[];
  readonly value: CostsValue;
}

/** The amount with its currency, and per what. */
function Costs({ form, pers, value, onChange }: CostsProps) {
  const { answers: words } = useMessages("answers");
  const language = useLanguage();
  const { currency } = useAnswers().answers;
  const amount = getFieldProps(form, "price.amount");
  const wrongCurrency = getFieldProps(form, "currency");
  const noteId = `${amount.id}-note`;
  const missing = form.errors["price.amount"] === "required" ? words.sayAmount : amount.error;
  const symbol = currency === null ? "" : getSymbol(currency, language);
  return (
    <>
      <span className="relative inline-block flex-none">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-sm text-muted"
        >
          {symbol}
        </span>
        <NumberField
          id={amount.id}
          label={currency === null ? words.amount : `${words.amount}, ${currency}`}
          value={value.amount}
          onChange={(typed) => onChange({ ...value, amount: typed ?? Number.NaN })}
          onBlur={amount.onBlur}
          isInvalid={missing !== undefined}
          describedBy={missing === undefined ? undefined : noteId}
          className="w-24"
          style={{ paddingInlineStart: `${symbol.length + 1.5}ch` }}
        />
      </span>
      {currency === null ? (
        <CurrencySelect id={wrongCurrency.id} error={wrongCurrency.error} className="w-44" />
      ) : null}
      <SelectField
        label={words.perWhat}
        labelHidden
        size="sm"
        className="w-40"
        disabled={pers.length < 2}
        options={pers.map((per) => ({ value: per, label: words.per[per] }))}
        value={value.per}
        onChange={(event) => {
          const per = pers.find((each) => each === event.currentTarget.value);
          if (per) onChange({ ...value, per });
        }}
      />
      <div className="basis-full empty:hidden">
        <FieldNote id={noteId} error={missing} />
      </div>
    </>
  );
}

function getSymbol(currency: string, language: InterfaceLanguage): string {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
}
