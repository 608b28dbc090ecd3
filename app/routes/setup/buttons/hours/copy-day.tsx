import { useState } from "react";
import { formatWeekdayName } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import { ActionLink } from "./action-link.tsx";
import { DayMarks } from "./days-field.tsx";
import { WEEK } from "./edit-hours.ts";

interface CopyDayProps {
  /** Windows that apply all year. */
  readonly windows: readonly Window[];
  readonly onCopy: (from: Weekday, to: readonly Weekday[]) => void;
}

/** Copies one day's hours to other days, replacing theirs. */
export function CopyDay({ windows, onCopy }: CopyDayProps) {
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const sources = WEEK.filter((day) => windows.some(({ days }) => days.includes(day)));
  const [chosen, setChosen] = useState<Weekday | null>(null);
  const [targets, setTargets] = useState<readonly Weekday[]>([]);
  const from = chosen !== null && sources.includes(chosen) ? chosen : sources[0];
  const to = targets.filter((day) => day !== from);
  if (from === undefined) return null;
  return (
    <Popover
      label={words.copyDay.action}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ActionLink icon="copy">{words.copyDay.action}</ActionLink>}
    >
      <div className="flex w-85 flex-col gap-3">
        <SelectField
          size="sm"
          label={words.copyDay.from}
          value={String(from)}
          options={sources.map((day) => ({
            value: String(day),
            label: formatWeekdayName(day, language, "long"),
          }))}
          onChange={(event) => setChosen(WEEK[Number(event.currentTarget.value) - 1] ?? null)}
        />
        <FieldGroup label={words.copyDay.to}>
          <DayMarks days={to} without={from} onChange={setTargets} />
        </FieldGroup>
        <Button
          size="sm"
          variant="primary"
          disabled={to.length === 0}
          onClick={() => {
            onCopy(from, to);
            setTargets([]);
            setIsOpen(false);
          }}
        >
          {words.copyDay.confirm}
        </Button>
      </div>
    </Popover>
  );
}
