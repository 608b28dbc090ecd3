import { Sheet } from "../dialog-frame.tsx";
import { Icon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import type { Action, ButtonView, DialogProps } from "./button-view.ts";
import { type Destination, inNewTab } from "./destination.ts";
import { type MapLocation, mapFrameHref, mapHref, placeName } from "./map-href.ts";

function destination(map: MapLocation): Destination | null {
  const href = mapHref(map);
  return href === null ? null : inNewTab(href);
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
            {placeName(button.location)}
          </LocalizedText>
        </p>
        <div className="p-map">
          <button
            type="button"
            className="p-cta"
            data-map={mapFrameHref(button) ?? undefined}
            data-title={button.name}
          >
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
  // A link that only its maker can read opens at once.
  dialogOpensBy: (button) => (mapFrameHref(button) === null ? null : "script"),
  loads: ["map"],
  Dialog: MapSheet,
};
