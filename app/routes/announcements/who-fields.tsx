import { useState } from "react";
import { usePlaces } from "#app/components/places/use-places.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import { PLACE_NAME_LENGTH_MAX, PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";
import { type AnnouncementDraft, openPagesFor } from "./composing.ts";

interface WhoFieldsProps {
  readonly composing: AnnouncementDraft;
  readonly onChange: (change: Partial<AnnouncementDraft>) => void;
  readonly receipts: AnnouncementReceipts | null;
  readonly error: string | undefined;
}

/** Everyone, or guests at some kinds of places and single places. */
export function WhoFields({ composing, onChange, receipts, error }: WhoFieldsProps) {
  const words = useMessages("announcements");
  if (composing.kind === "emergency") {
    return (
      <FieldGroup label={words.who}>
        <p className="text-sm text-muted">{words.emergencyWho}</p>
      </FieldGroup>
    );
  }
  return (
    <div className="news-field">
      <Segmented
        label={words.who}
        options={[
          { value: "everyone", label: words.everyone },
          { value: "places", label: words.byPlace },
        ]}
        value={composing.isByPlace ? "places" : "everyone"}
        onChange={(value) => onChange({ isByPlace: value === "places" })}
      />
      {composing.isByPlace ? (
        <Places composing={composing} onChange={onChange} receipts={receipts} error={error} />
      ) : null}
    </div>
  );
}

/** The property's kinds of places with their open portals, and the chosen single places. */
function Places({ composing, onChange, receipts, error }: WhoFieldsProps) {
  const words = useMessages("announcements");
  const { places: placeWords } = useMessages();
  const { kinds, places } = composing;
  const { counts } = usePlaces({ text: "" });
  const { items, gone, labelOfPlace } = usePlaces({ ids: places, since: error });
  const openIn = (kind: PlaceKind) => openPagesFor({ ...composing, kinds: [kind], places: [] }, receipts);
  const shown = PLACE_KINDS.filter((kind) => (counts[kind] ?? 0) > 0 || kinds.includes(kind));
  return (
    <FieldGroup label={words.byPlace} labelHidden hint={words.whoHint} error={error}>
      <div className="flex flex-wrap gap-2">
        {shown.map((kind) => (
          <label key={kind} className="news-chip">
            <input
              type="checkbox"
              className="choice-unseen"
              checked={kinds.includes(kind)}
              onChange={({ currentTarget }) =>
                onChange({
                  kinds: currentTarget.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind),
                })
              }
            />
            {kinds.includes(kind) ? <Icon name="check" size="xs" /> : null}
            {placeWords.ofKind[kind]} <span className="text-muted tabular-nums">{openIn(kind)}</span>
          </label>
        ))}
        {items
          .filter(({ id }) => places.includes(id))
          .map((place) => (
            <button
              key={place.id}
              type="button"
              className="news-chip border-selected bg-surface-selected"
              aria-label={words.removePlace(labelOfPlace(place))}
              onClick={() => onChange({ places: places.filter((id) => id !== place.id) })}
            >
              {labelOfPlace(place)}
              <Icon name="close" size="xs" />
            </button>
          ))}
        {gone.length > 0 ? (
          <button
            type="button"
            className="news-chip border-dashed text-muted"
            aria-label={words.removePlace(words.placesGone(gone.length))}
            onClick={() => onChange({ places: places.filter((id) => !gone.includes(id)) })}
          >
            {words.placesGone(gone.length)}
            <Icon name="close" size="xs" />
          </button>
        ) : null}
        {places.length < PLACES_CHOSEN_MAX ? (
          <PlacePicker onChoose={(id) => onChange({ places: [...new Set([...places, id])] })} />
        ) : null}
      </div>
    </FieldGroup>
  );
}

function PlacePicker({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const words = useMessages("announcements");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={words.choosePlaces}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button type="button" className="news-chip border-dashed text-muted">
          <Icon name="plus" size="xs" />
          {words.choosePlaces}
        </button>
      }
    >
      <div className="w-72">
        <PlaceFinder
          onChoose={(id) => {
            setIsOpen(false);
            onChoose(id);
          }}
        />
      </div>
    </Popover>
  );
}

/** Mounted only while open, so that places are loaded only when needed. */
function PlaceFinder({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const words = useMessages().places;
  const [text, setText] = useState("");
  const { items, isLoading, labelOfPlace } = usePlaces({ text });
  return (
    <SearchList
      label={words.findPlace}
      placeholder={words.findPlace}
      maxLength={PLACE_NAME_LENGTH_MAX}
      value={text}
      onValueChange={setText}
      options={items.map((place) => ({ id: place.id, label: labelOfPlace(place) }))}
      isLoading={isLoading}
      empty={words.noPlace}
      onChoose={onChoose}
    />
  );
}
