import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mapFrameHref, mapHref, placeName } from "#portal/buttons/map-href.ts";
import type { MapValues } from "./map-values.ts";

/** Debounce, so that a place is not looked up letter by letter. */
const SETTLE_MS = 700;

/** The map, loaded from Google only on request. Follows place, type and zoom. */
export function MapView({ value }: { value: MapValues }) {
  const { buttons } = useMessages("setup");
  const words = buttons.map;
  const [isShown, setIsShown] = useState(false);
  const { location } = value;
  const frame = mapFrameHref(value);
  const href = useSettled(frame ?? "");
  const hasLocation = frame !== null;
  if (!isShown || !hasLocation) {
    const hint = mapHref(value) === null ? words.placeFirst : hasLocation ? words.showHint : words.linkOnly;
    return (
      <div className="flex h-44 flex-none flex-col items-center justify-center gap-2 rounded-row border border-default bg-surface-sunken px-6 text-center">
        <Icon name="map" size="lg" className="text-icon-quiet" />
        <Button size="sm" disabled={!hasLocation} onClick={() => setIsShown(true)}>
          {words.show}
        </Button>
        <p className="text-xs text-subtle">{hint}</p>
      </div>
    );
  }
  return (
    <iframe
      title={words.of(placeName(location))}
      src={href || frame}
      // A map needs scripts and its own origin; links open in a new tab.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className="block h-44 w-full flex-none rounded-row border border-default bg-surface-sunken"
    />
  );
}

/** Debounced value; the initial one is immediate. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const turn = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(turn);
  }, [value]);
  return settled;
}
