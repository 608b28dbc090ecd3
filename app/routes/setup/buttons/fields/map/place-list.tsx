import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { MAP_PLACES_MAX } from "#domain/limits.ts";
import { EntryList } from "../entry-list.tsx";
import { type ButtonForm, getFieldProps } from "../form.ts";
import { LinesField } from "../lines-field.tsx";

type Place = NonNullable<ButtonOf<"map">["places"]>[number];

interface PlaceListProps {
  readonly form: ButtonForm;
  readonly value: readonly Place[];
  readonly onChange: (places: Place[]) => void;
}

/** Further places of a map in order, with name and location. */
export function PlaceList({ form, value, onChange }: PlaceListProps) {
  const words = useMessages("setup").buttons.map;
  return (
    <EntryList
      form={form}
      path="places"
      value={value}
      onChange={onChange}
      max={MAP_PLACES_MAX}
      title={words.places}
      hint={words.placesHint}
      addLabel={words.addPlace}
      fullText={words.tooManyPlaces(MAP_PLACES_MAX)}
      getName={({ name }, index) => name || words.unnamedPlace(index + 1)}
      earlier={words.earlier}
      later={words.later}
      create={() => ({ id: newId(), name: "", location: "" })}
      firstField="name"
    >
      {(place, { index, name, replace, remove }) => (
        <>
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
            <IconButton icon="trash" size="sm" label={words.removePlace(name)} onClick={remove} />
          </div>
        </>
      )}
    </EntryList>
  );
}
