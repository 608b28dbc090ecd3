import { useState } from "react";
import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { HANDLING_MINUTES_MAX } from "#domain/guest/request-state.ts";
import { cleanSigns } from "#domain/text.ts";
import { MINUTE_MS } from "#domain/time.ts";

const CHOICES = [5, 10, 20] as const;

interface AboutMinutesProps {
  /** `null`: not chosen. */
  readonly minutes: number | null;
  readonly isOff: boolean;
  readonly onChoose: (minutes: number) => void;
}

/** Select for the waiting time shown to the guest. */
export function AboutMinutes({ minutes, isOff, onChoose }: AboutMinutesProps) {
  const { inbox } = useMessages();
  const language = useLanguage();
  const [isOther, setIsOther] = useState(minutes !== null && !CHOICES.some((choice) => choice === minutes));
  const options = [
    ...CHOICES.map((choice) => ({
      value: String(choice),
      label: formatDuration(language, choice * MINUTE_MS),
    })),
    { value: "other", label: inbox.other },
  ];
  const choose = (value: string) => {
    setIsOther(value === "other");
    if (value !== "other") onChoose(Number(value));
  };
  return (
    <div className="mt-2.5 flex flex-wrap items-end gap-2">
      <Segmented
        label={inbox.about}
        options={options}
        value={isOther ? "other" : String(minutes ?? "")}
        onChange={choose}
        disabled={isOff}
        block
        className="flex-1"
      />
      {isOther ? (
        <TextField
          label={inbox.minutes}
          inputMode="numeric"
          dir="ltr"
          defaultValue={minutes ?? undefined}
          disabled={isOff}
          onBlur={({ currentTarget }) => {
            const typed = Number(cleanSigns(currentTarget.value));
            if (Number.isInteger(typed) && typed >= 1 && typed <= HANDLING_MINUTES_MAX) onChoose(typed);
          }}
          className="w-24"
        />
      ) : null}
    </div>
  );
}
