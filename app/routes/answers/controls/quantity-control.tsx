import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import type { Unit } from "#domain/answers/answer-values.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";
import { NumberField } from "./number-field.tsx";

/** A number with the question's unit. */
export function QuantityControl({ form, question, value, onChange }: ControlProps<"quantity">) {
  const { parts, units } = useMessages("answers").answers;
  const { id, error, onBlur } = getFieldProps(form, "quantity");
  const asked: Unit = "quantity" in question.parts ? question.parts.quantity : "count";
  const unit = asked === "count" ? "" : units[asked];
  return (
    <ControlRow label={parts.quantity}>
      <div className="flex items-center gap-2">
        <NumberField
          id={id}
          label={unit === "" ? parts.quantity : `${parts.quantity}, ${unit}`}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-note`}
          className="w-20"
        />
        <span aria-hidden="true" className="text-sm text-default">
          {unit}
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </ControlRow>
  );
}
