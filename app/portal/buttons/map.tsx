import { Sheet } from "../dialog-frame.tsx";
import { Icon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import type { Action, ActionOf, ButtonView, DialogProps } from "./button-view.ts";
import { type Destination, inNewTab } from "./destination.ts";

type MapLocation = Pick<ActionOf<"map">, "location" | "mapType" | "zoom">;

const GOOGLE_MAP_TYPE = { roadmap: "m", satellite: "k", hybrid: "h", terrain: "p" } as const;

function mapQuery({ location, mapType, zoom }: MapLocation): URLSearchParams {
  return new URLSearchParams({ q: location, t: GOOGLE_MAP_TYPE[mapType], z: String(zoom) });
}

function destination(map: MapLocation): Destination | null {
  return map.location.trim() === "" ? null : inNewTab(`https://www.google.com/maps?${mapQuery(map)}`);
}

/** The address of a map for a frame: the same place, type and zoom as behind the link. */
export function mapFrameHref(map: MapLocation): string {
  return `https://www.google.com/maps?${mapQuery(map)}&output=embed`;
}

/** A map that is loaded from its maker only once the guest asks for it. Without scripts the button leads there. */
function MapSheet({ button, words, textLanguage, opening }: DialogProps<"map">) {
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        <OpeningNote opening={opening} />
        <p>
          <LocalizedText textLanguage={textLanguage} path="location">
            {button.location}
          </LocalizedText>
        </p>
        <div className="p-map">
          <button type="button" className="p-cta" data-map={mapFrameHref(button)} data-title={button.name}>
            {words.showMap}
          </button>
          <small>{words.mapNote}</small>
        </div>
        <div className="p-subs">
          <a className="p-sub p-full" href={destination(button)?.href} target="_blank" rel="noopener">
            <Icon name="map" />
            <span>{words.openMap}</span>
            <small className="p-sr">({words.newTab})</small>
          </a>
        </div>
      </div>
    </Sheet>
  );
}

export const mapAction: Action<"map"> = { destination, wechatId: () => null };

export const mapView: ButtonView<"map"> = {
  isUsable: (button) => destination(button) !== null,
  dialogOpensBy: (button) => (destination(button) === null ? null : "script"),
  loads: ["map"],
  Dialog: MapSheet,
};
