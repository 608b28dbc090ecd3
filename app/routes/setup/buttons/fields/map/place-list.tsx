import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { MAP_PLACES_MAX } from "#domain/limits.ts";
import { AddRow } from "../add-row.tsx";
import { focusSoon } from "../focus-control.ts";
import { type ButtonForm, getFieldProps } from "../form.ts";
import { LinesField } from "../lines-field.tsx";
import { OrderRow } from "../order-row.tsx";
import { useRowOrder } from "../use-row-order.ts";

type Place = NonNullable<ButtonOf<"map">["places"]>[number];

interface PlaceListProps {
  readonly form: ButtonForm;
  readonly value: readonly Place[];
  readonly onChange: (places: Place[]) => void;
}

/** Further places of a map in order, with name and location. */
export function PlaceList({ form, value, onChange }: PlaceListProps) {
  const { buttons, common } = useMessages("setup");
  const words = buttons.map;
  const replace = (place: Place) => onChange(value.map((entry) => (entry.id === place.id ? place : entry)));
  const getName = ({ name }: Place, index: number) => name || words.unnamedPlace(index + 1);
  const { shown, said, getOrder } = useRowOrder({ value, onChange, getName });

  function add() {
    onChange([...value, { id: newId(), name: "", location: "" }]);
    focusSoon(`places.${value.length}.name`, form.prefix);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    focusSoon("places", form.prefix);
  }

  return (
    <section aria-label={words.places} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{words.places}</h3>
        <span className="text-xs text-subtle tabular-nums">
          {common.counter(value.length, MAP_PLACES_MAX)}
        </span>
      </div>
      <p className="text-xs text-subtle">{words.placesHint}</p>
      <div className="rounded-row border border-default">
        <ol className="divide-y divide-solid divide-(--border-subtle)">
          {shown.map((place, drawnAt) => {
            const order = getOrder(place, drawnAt);
            const { index } = order;
            const name = getName(place, index);
            return (
              <OrderRow
                key={place.id}
                order={order}
                earlier={words.earlier(name)}
                later={words.later(name)}
                className="flex items-start gap-1.5 py-3 ps-1.5 pe-3"
                gripClassName="pt-5"
              >
                <div className="flex min-w-0 flex-1 flex-col gap-2">
                  <LinesField
                    form={form}
                    path={`places.${index}.name`}
                    label={words.placeName(index + 1)}
                    value={place.name}
                    onChange={(typed) => replace({ ...place, name: typed })}
                  />
                  <div className="flex items-end gap-2">
                    <TextField
                      {...getFieldProps(form, `places.${index}.location`)}
                      className="flex-1"
                      label={words.placeLocation(index + 1)}
                      dir={form.direction}
                      lang={form.language}
                      value={place.location}
                      onChange={(event) => replace({ ...place, location: event.currentTarget.value })}
                    />
                    <IconButton
                      icon="trash"
                      size="sm"
                      label={words.removePlace(name)}
                      onClick={() => remove(place.id)}
                    />
                  </div>
                </div>
              </OrderRow>
            );
          })}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddRow
          id={`${form.prefix}places`}
          label={words.addPlace}
          count={value.length}
          max={MAP_PLACES_MAX}
          fullText={words.tooManyPlaces(MAP_PLACES_MAX)}
          onAdd={add}
        />
      </div>
    </section>
  );
}
