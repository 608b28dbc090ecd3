import { useState } from "react";
import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { licenceDecisionOf } from "#app/session/application-context.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { EpochMs } from "#domain/time.ts";
import { momentOf, wallTimeOf } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";

interface MomentControlProps {
  /** Null: now. */
  readonly value: EpochMs | null;
  /** The moment that "now" is. */
  readonly now: EpochMs;
  readonly onChange: (moment: EpochMs | null) => void;
}

/** When the portal is looked at, on the property's own clocks: its licence opens and closes it. */
export function MomentControl({ value, now, onChange }: MomentControlProps) {
  const words = useMessages().recovery.moment;
  const language = useLanguage();
  const { property } = useDraft();
  const { timeZone } = property;
  const [typed, setTyped] = useState(() => wallTimeOf(value ?? now, timeZone));
  const { isValid } = licenceDecisionOf(property, value ?? now);
  const shown = value === null ? words.now : formatDateTime(language, value, timeZone);
  return (
    <Popover
      align="end"
      label={words.choose}
      trigger={
        <Button variant="ghost" size="sm" iconBefore="clock" aria-label={`${words.label}: ${shown}`}>
          {shown}
        </Button>
      }
    >
      <div className="flex w-70 flex-col gap-3">
        <TextField
          label={words.date}
          hint={timeZone}
          type="datetime-local"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            const moment = momentOf(event.currentTarget.value, timeZone);
            if (moment !== null) onChange(moment);
          }}
        />
        <p role="status" className="flex gap-2 text-sm text-muted">
          <Icon name={isValid ? "check-circle" : "lock"} size="sm" className="mt-0.5" />
          {isValid ? words.open : words.closed}
        </p>
        <Button size="sm" disabled={value === null} onClick={() => onChange(null)}>
          {words.now}
        </Button>
      </div>
    </Popover>
  );
}
