import { useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { findTimeZones, listTimeZones, timeZoneChoice } from "./time-zones.ts";

interface TimeZoneFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (timeZone: string) => void;
}

/** A property's time zone, searchable by city. */
export function TimeZoneField({ value, error, disabled, onChange }: TimeZoneFieldProps) {
  const words = useMessages().settings.property;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { city, detail } = timeZoneChoice(language, value, new Date());
  return (
    <Field label={words.zone} hint={words.zoneHint} error={error}>
      {(control) => (
        <Popover
          label={words.zone}
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <button
              {...control}
              type="button"
              disabled={disabled}
              title={`${city} · ${detail}`}
              className={`${controlClasses(Boolean(error))} flex items-center justify-between gap-2 text-start`}
            >
              <span className="min-w-0 truncate">
                {city}
                <span className="ms-2 text-sm text-muted">{detail}</span>
              </span>
              <Icon name="chev-down" className="flex-none text-muted" />
            </button>
          }
        >
          <div className="w-90 max-w-[calc(100vw-3rem)]">
            <Finder
              current={value}
              onChoose={(id) => {
                setIsOpen(false);
                onChange(id);
              }}
            />
          </div>
        </Popover>
      )}
    </Field>
  );
}

/** Mounted only while open: naming four hundred zones is slow. */
function Finder({ current, onChoose }: { current: string; onChoose: (id: string) => void }) {
  const words = useMessages().settings.property;
  const language = useLanguage();
  const [choices] = useState(() => listTimeZones(language, current, new Date()));
  const [typed, setTyped] = useState("");
  return (
    <SearchList
      label={words.findZone}
      placeholder={words.findZone}
      value={typed}
      onValueChange={setTyped}
      options={findTimeZones(choices, typed).map(({ id, city, detail }) => ({ id, label: city, detail }))}
      current={current}
      empty={words.noZone}
      onChoose={onChoose}
    />
  );
}
