import { useState } from "react";
import { usePlaces } from "#app/components/places/use-places.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { foldPlaceName, getPlaceLabel } from "#domain/place/place.ts";
import { readPlaceKey, toPlaceKey, toPlaces } from "./request-places.ts";

interface PlaceFilterProps {
  readonly requests: readonly GuestRequest[];
  /** Key of a place; `null`: all. */
  readonly value: string | null;
  readonly onChoose: (key: string) => void;
}

/** Filter by place: a place of the property, or a room that a guest typed. */
export function PlaceFilter({ requests, value, onChoose }: PlaceFilterProps) {
  const { inbox, places } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = value === null ? null : readPlaceKey(value);
  const known =
    chosen &&
    requests.flatMap((request) => toPlaces(request, places.kinds)).find((one) => toPlaceKey(one) === value);
  const shown = known ?? chosen;
  const label = shown ? getPlaceLabel(shown, places.kinds[shown.kind]) : inbox.everyPlace;
  return (
    <Popover
      label={inbox.place}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`${inbox.place}: ${label}`}
          className={`${controlClasses(false, "sm")} place-filter`}
        >
          <TruncatedText text={label} dir="auto" className="flex-1" />
          <Icon name="chev-down" className="text-muted" />
        </button>
      }
    >
      <div className="w-72">
        <PlaceFinder
          requests={requests}
          value={value}
          onChoose={(key) => {
            setIsOpen(false);
            onChoose(key);
          }}
        />
      </div>
    </Popover>
  );
}

/** Mounted only while open, so that places are loaded only when needed. */
function PlaceFinder({ requests, value, onChoose }: PlaceFilterProps) {
  const { inbox, places } = useMessages();
  const [text, setText] = useState("");
  const found = usePlaces({ text });
  const wanted = foldPlaceName(text);
  const options = new Map(
    [...found.items, ...requests.flatMap((request) => toPlaces(request, places.kinds))].map((place) => [
      toPlaceKey(place),
      getPlaceLabel(place, places.kinds[place.kind]),
    ]),
  );
  const byName = (one: readonly string[], other: readonly string[]) =>
    (one[1] ?? "").localeCompare(other[1] ?? "", undefined, { numeric: true });
  return (
    <SearchList
      label={places.findPlace}
      placeholder={places.findPlace}
      maxLength={PLACE_NAME_LENGTH_MAX}
      value={text}
      onValueChange={setText}
      options={[
        ...(wanted === "" ? [{ id: "", label: inbox.everyPlace }] : []),
        ...[...options]
          .filter(([, label]) => foldPlaceName(label).includes(wanted))
          .sort(byName)
          .map(([id, label]) => ({ id, label })),
      ]}
      current={value ?? ""}
      isLoading={found.isLoading}
      empty={places.noPlace}
      onChoose={onChoose}
    />
  );
}
