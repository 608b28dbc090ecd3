import { newId } from "#app/components/new-id.ts";
import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { SERVICES_MAX } from "#domain/limits.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AddRow } from "./add-row.tsx";
import { focusSoon } from "./focus-control.ts";
import type { ButtonForm } from "./form.ts";
import { IconChoice } from "./icon-choice.tsx";
import { LinesField } from "./lines-field.tsx";
import { OrderRow } from "./order-row.tsx";
import { useRowOrder } from "./use-row-order.ts";

type Service = ButtonOf<"guest-services">["services"][number];

interface ServiceListProps {
  readonly form: ButtonForm;
  readonly value: readonly Service[];
  readonly onChange: (services: Service[]) => void;
}

/** Absent instead of `false`, like older services. */
function withRoom({ roomRequired: _before, ...service }: Service, isRequired: boolean): Service {
  return isRequired ? { ...service, roomRequired: true } : service;
}

/** Offered choices; the API accepts any number of minutes. */
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;

function withMinutes({ minutes: _before, ...service }: Service, minutes: number): Service {
  return minutes === 0 ? service : { ...service, minutes };
}

/** Services in order: icon, name, minutes, whether the room is required and a note allowed (D7). */
export function ServiceList({ form, value, onChange }: ServiceListProps) {
  const { buttons, common } = useMessages("setup");
  const words = buttons.services;
  const replace = (service: Service) =>
    onChange(value.map((entry) => (entry.id === service.id ? service : entry)));

  const getName = ({ name }: Service, index: number) => name || words.unnamed(index + 1);
  const { shown, said, getOrder } = useRowOrder({ value, onChange, getName });

  function add() {
    onChange([...value, { id: newId(), name: "", icon: "bell", note: true }]);
    focusSoon(`services.${value.length}.name`, form.prefix);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    focusSoon("services", form.prefix);
  }

  return (
    <section aria-label={words.list} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{words.list}</h3>
        <span className="text-xs text-subtle tabular-nums">{common.counter(value.length, SERVICES_MAX)}</span>
      </div>
      <div className="rounded-row border border-default">
        <ol className="divide-y divide-solid divide-(--border-subtle)">
          {shown.map((service, drawnAt) => {
            const order = getOrder(service, drawnAt);
            const { index } = order;
            const name = getName(service, index);
            return (
              <OrderRow
                key={service.id}
                order={order}
                earlier={words.earlier(name)}
                later={words.later(name)}
                className="flex items-start gap-1.5 py-3 ps-1.5 pe-3"
                gripClassName="pt-5"
              >
                <ServiceFields
                  form={form}
                  service={service}
                  index={index}
                  name={name}
                  onChange={replace}
                  onRemove={() => remove(service.id)}
                />
              </OrderRow>
            );
          })}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddRow
          id={`${form.prefix}services`}
          label={words.add}
          count={value.length}
          max={SERVICES_MAX}
          fullText={words.tooMany(SERVICES_MAX)}
          onAdd={add}
        />
      </div>
    </section>
  );
}

interface ServiceFieldsProps {
  readonly form: ButtonForm;
  readonly service: Service;
  readonly index: number;
  readonly name: string;
  readonly onChange: (service: Service) => void;
  readonly onRemove: () => void;
}

function ServiceFields({ form, service, index, name, onChange, onRemove }: ServiceFieldsProps) {
  const words = useMessages("setup").buttons.services;
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
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div className="flex items-start gap-2">
        <span className="pt-6.5">
          <IconChoice
            label={words.icon(name)}
            value={service.icon}
            onChange={(icon) => onChange({ ...service, icon })}
          />
        </span>
        <LinesField
          form={form}
          path={`services.${index}.name`}
          label={words.service(index + 1)}
          className="flex-1"
          value={service.name}
          onChange={(typed) => onChange({ ...service, name: typed })}
        />
      </div>
      <Switch
        className="text-sm"
        label={words.roomRequired}
        checked={service.roomRequired ?? false}
        onChange={(event) => onChange(withRoom(service, event.currentTarget.checked))}
      />
      <SelectField
        label={words.minutes}
        size="sm"
        className="w-48"
        value={service.minutes ?? ""}
        onChange={({ target }) => onChange(withMinutes(service, Number(target.value)))}
        options={minuteOptions(service.minutes)}
      />
      <div className="flex items-center justify-between gap-2">
        <Switch
          className="text-sm"
          label={words.note}
          checked={service.note}
          onChange={(event) => onChange({ ...service, note: event.currentTarget.checked })}
        />
        <IconButton icon="trash" size="sm" label={words.remove(name)} onClick={onRemove} />
      </div>
    </div>
  );
}
