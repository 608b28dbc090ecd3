import { useId, useState } from "react";
import { newId } from "#app/components/new-id.ts";
import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { SERVICES_MAX } from "#domain/limits.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { EntryList } from "./entry-list.tsx";
import type { ButtonForm } from "./form.ts";
import { IconGrid } from "./icon-section.tsx";
import { LinesField } from "./lines-field.tsx";
import { PortalIcon } from "./portal-icon.tsx";

type Service = ButtonOf<"guest-services">["services"][number];

interface ServiceListProps {
  readonly form: ButtonForm;
  readonly value: readonly Service[];
  readonly onChange: (services: Service[]) => void;
}

/** Sets whether the room is required. Instead of `false` the field is absent, as in older services. */
function withRoom({ roomRequired: _before, ...service }: Service, isRequired: boolean): Service {
  return isRequired ? { ...service, roomRequired: true } : service;
}

/** Minutes that staff can choose; the API accepts any number. */
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;

function withMinutes({ minutes: _before, ...service }: Service, minutes: number): Service {
  return minutes === 0 ? service : { ...service, minutes };
}

/** Services in order: icon, name, minutes, whether the room is required and a note allowed (D7). */
export function ServiceList({ form, value, onChange }: ServiceListProps) {
  const words = useMessages("setup").buttons.services;
  const show = useShownTexts(form.language);
  const language = useLanguage();
  const minuteOptions = (stored = 0) => {
    const offered = [...new Set([...MINUTES, stored])].filter(Boolean).sort((one, other) => one - other);
    const timed = offered.map((minutes) => ({
      value: String(minutes),
      label: formatDuration(language, minutes * MINUTE_MS),
    }));
    return [{ value: "", label: words.anyTime }, ...timed];
  };

  return (
    <EntryList<Service>
      form={form}
      path="services"
      value={value}
      onChange={onChange}
      max={SERVICES_MAX}
      title={words.list}
      addLabel={words.add}
      fullText={words.tooMany(SERVICES_MAX)}
      getName={({ name }, index) => show(name) || words.unnamed(index + 1)}
      earlier={words.earlier}
      later={words.later}
      create={() => ({ id: newId(), name: "", icon: "bell", note: true })}
      firstField="name"
    >
      {(service, { index, name, replace, remove }) => (
        <>
          <div className="flex items-start gap-2">
            <span className="pt-6.5">
              <IconChoice
                label={words.icon(name)}
                value={service.icon}
                onChange={(icon) => replace({ ...service, icon })}
              />
            </span>
            <LinesField
              form={form}
              path={`services.${index}.name`}
              label={words.service(index + 1)}
              className="flex-1"
              value={service.name}
              onChange={(typed) => replace({ ...service, name: typed })}
            />
          </div>
          <Switch
            className="text-sm"
            label={words.roomRequired}
            checked={service.roomRequired ?? false}
            onChange={(event) => replace(withRoom(service, event.currentTarget.checked))}
          />
          <SelectField
            label={words.minutes}
            size="sm"
            className="w-48"
            value={service.minutes ?? ""}
            onChange={({ target }) => replace(withMinutes(service, Number(target.value)))}
            options={minuteOptions(service.minutes)}
          />
          <div className="flex items-center justify-between gap-2">
            <Switch
              className="text-sm"
              label={words.note}
              checked={service.note}
              onChange={(event) => replace({ ...service, note: event.currentTarget.checked })}
            />
            <IconButton icon="trash" size="sm" label={words.remove(name)} onClick={remove} />
          </div>
        </>
      )}
    </EntryList>
  );
}

interface IconChoiceProps {
  readonly label: string;
  readonly value: ButtonIcon;
  readonly onChange: (icon: ButtonIcon) => void;
}

/** The icon as a button that opens all icons. */
function IconChoice({ label, value, onChange }: IconChoiceProps) {
  const { buttons } = useMessages("setup");
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${buttons.icons[value]}`}
          className="grid size-10 flex-none place-items-center rounded-md border border-control text-muted enabled:hover:border-control-hover enabled:hover:text-strong disabled:cursor-not-allowed disabled:border-default disabled:bg-surface-sunken disabled:text-subtle"
        >
          <PortalIcon name={value} className="size-5" />
        </button>
      }
    >
      <div className="w-70">
        <IconGrid name={name} value={value} onChange={onChange} />
      </div>
    </Popover>
  );
}
