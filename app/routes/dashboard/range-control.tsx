import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { useChoice } from "./use-choice.ts";

/** One of the four ranges [S213]. */
export function RangeControl() {
  const { range: label, ranges } = useMessages("dashboard");
  const { choice, choose } = useChoice();
  return (
    <Segmented
      label={label}
      labelHidden
      value={choice.range}
      onChange={(range) => choose({ range, date: null })}
      options={[
        { value: "7d", label: ranges.last7 },
        { value: "30d", label: ranges.last30 },
        { value: "daily", label: ranges.daily },
        { value: "monthly", label: ranges.monthly },
      ]}
    />
  );
}
