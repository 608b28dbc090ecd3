import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import { MAP_TYPES, ZOOM_MAX, ZOOM_MIN } from "#domain/content/buttons/map.ts";
import { findDestination } from "#portal/buttons/actions.ts";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import type { MapValues } from "../fields/map/map-values.ts";
import { MapView } from "../fields/map/map-view.tsx";
import { PlaceList } from "../fields/map/place-list.tsx";
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
