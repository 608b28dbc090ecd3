import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import { MAP_TYPES, ZOOM_MAX, ZOOM_MIN } from "#domain/content/buttons/map.ts";
import { MAP_PLACES_MAX } from "#domain/limits.ts";
import { findDestination } from "#portal/buttons/actions.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { LinesField } from "../fields/lines-field.tsx";
import type { MapValues } from "../fields/map/map-values.ts";
import { MapView } from "../fields/map/map-view.tsx";
import type { ActionEditor, FieldsProps, TypeEditor } from "./type-editor.ts";

interface MapFieldsProps {
  readonly form: ButtonForm;
  readonly value: ButtonOf<"map"> | Extract<SubButton, { type: "map" }>;
  readonly onChange: (patch: Partial<MapValues>) => void;
}

/** A place, and how Google Maps shows it [S75]. The preview map loads only on request. */
function MapFields({ form, value, onChange }: MapFieldsProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.editor;
  const destination = findDestination(value);
  return (
    <>
      <TextField
        {...getFieldProps(form, "location")}
        label={words.location}
        hint={buttons.fields.locationHint}
        dir={form.direction}
        lang={form.language}
        value={value.location}
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
      <MapView value={value} />
      <Segmented
        label={words.mapType}
        block
        options={MAP_TYPES.map((type) => ({ value: type, label: words[type] }))}
        value={value.mapType}
        onChange={(mapType) => onChange({ mapType })}
      />
      <SliderField
        label={words.zoom}
        id={`${form.prefix}zoom`}
        min={ZOOM_MIN}
        max={ZOOM_MAX}
        value={value.zoom}
        onChange={(zoom) => onChange({ zoom })}
      />
      {destination ? (
        <div className="flex flex-col gap-1">
          <a
            href={destination.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 self-start rounded-xs text-sm font-medium text-link underline-offset-3 hover:underline"
          >
            {buttons.fields.openMap}
            <Icon name="external" size="sm" />
          </a>
          <p className="text-xs text-subtle">{buttons.fields.openMapHint}</p>
        </div>
      ) : null}
    </>
  );
}

/** A top-level map may list further places; one in a popup has a single place. */
function MapButtonFields({ form, value, onChange }: FieldsProps<"map">) {
  return (
    <>
      <MapFields form={form} value={value} onChange={onChange} />
      <PlaceList form={form} value={value.places ?? []} onChange={(places) => onChange({ places })} />
    </>
  );
}

export const mapEditor: TypeEditor<"map"> = {
  Fields: MapButtonFields,
};

export const mapActionEditor: ActionEditor<"map"> = {
  Fields: MapFields,
  leadsTo: ({ location }) => location,
};

type Place = NonNullable<ButtonOf<"map">["places"]>[number];

interface PlaceListProps {
  readonly form: ButtonForm;
  readonly value: readonly Place[];
  readonly onChange: (places: Place[]) => void;
}

/** Further places of a map in order, with name and location. */
function PlaceList({ form, value, onChange }: PlaceListProps) {
  const words = useMessages("setup").buttons.map;
  const show = useShownTexts(form.language);
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
      getName={({ name }, index) => show(name) || words.unnamedPlace(index + 1)}
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
