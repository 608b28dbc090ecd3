import { TimeField } from "#app/components/time-field.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";

/** A time of day, typed freely: 1500, 15, 3 pm. */
export function TimeControl({ form, value, onChange }: ControlProps<"time">) {
  const { parts } = useMessages("answers").answers;
  const { id, error, onBlur } = getFieldProps(form, "time");
  return (
    <ControlRow label={parts.time}>
      <TimeField
        id={id}
        label={parts.time}
        value={value ?? ""}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-note`}
        onBlur={onBlur}
        onChange={(time) => onChange(time === "" ? undefined : time)}
        className="w-20"
      />
      <FieldNote id={`${id}-note`} error={error} />
    </ControlRow>
  );
}
