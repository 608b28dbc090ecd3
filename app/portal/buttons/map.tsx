import { Sheet } from "../dialog-frame.tsx";
import { Icon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import { TypedText } from "../typed-text.tsx";
import type { Action, ActionOf, ButtonView, DialogProps } from "./button-view.ts";
import { type Destination, toNewTab } from "./destination.ts";
import { type MapLocation, mapFrameHref, mapHref, placeName } from "./map-href.ts";

/** A place of a map button. */
interface Spot {
  readonly id: string;
  /** Name in the list of places. */
  readonly name: string;
  /** Path of the name in the button's texts; `null` if the name comes from the location. */
  readonly path: string | null;
  readonly href: string;
  /** URL of the map in a frame; `null`: the map cannot be framed. */
  readonly frame: string | null;
}

/** All usable places of a map, its own first. */
function getSpots(map: ActionOf<"map">): readonly Spot[] {
  const further = ("places" in map && map.places) || [];
  const all = [{ id: map.id, name: "", location: map.location }, ...further];
  return all.flatMap(({ id, name, location }) => {
    const place: MapLocation = { ...map, location };
    const href = mapHref(place);
    if (href === null) return [];
    const path = name === "" ? null : `places.${id}.name`;
    return [{ id, name: name || placeName(location) || map.name, path, href, frame: mapFrameHref(place) }];
  });
}

function getDestination(map: ActionOf<"map">): Destination | null {
  const [first] = getSpots(map);
  return first === undefined ? null : toNewTab(first.href);
}

/** Links to all places. */
function Spots({
  spots,
  words,
  textLanguage,
}: Pick<DialogProps<"map">, "words" | "textLanguage"> & { readonly spots: readonly Spot[] }) {
  return (
    <div className="p-subs">
      {spots.map(({ id, name, path, href }) => (
        <a key={id} className="p-sub p-full" href={href} target="_blank" rel="noopener">
          <Icon name="map" />
          {path === null ? (
            <span>
              <TypedText>{name}</TypedText>
            </span>
          ) : (
            <span {...textLanguage(path)}>
              <TypedText>{name}</TypedText>
            </span>
          )}
          <small className="p-sr">({words.newTab})</small>
        </a>
      ))}
    </div>
  );
}

/**
 * A map that is loaded from Google only on request. Without scripts, a button with one place leads to the
 * map, and one with several opens their list.
 */
function MapSheet({ button, words, textLanguage, opening }: DialogProps<"map">) {
  const spots = getSpots(button);
  const [first] = spots;
  const isList = spots.length > 1;
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        <OpeningNote opening={opening} />
        {isList ? null : (
          <p>
            <LocalizedText textLanguage={textLanguage} path={first?.path ?? "location"}>
              {first?.name ?? ""}
            </LocalizedText>
          </p>
        )}
        {first?.frame ? (
          <div className="p-map">
            <button
              type="button"
              className="p-cta"
              data-map={first.frame}
              data-title={isList ? first.name : button.name}
            >
              {words.showMap}
            </button>
            <small>{words.mapNote}</small>
          </div>
        ) : null}
        {isList ? (
          <Spots spots={spots} words={words} textLanguage={textLanguage} />
        ) : (
          <div className="p-subs">
            <a className="p-sub p-full" href={first?.href} target="_blank" rel="noopener">
              <Icon name="map" />
              <span>{words.openMap}</span>
              <small className="p-sr">({words.newTab})</small>
            </a>
          </div>
        )}
      </div>
    </Sheet>
  );
}

export const mapAction: Action<"map"> = { destination: getDestination, wechatId: () => null };

export const mapView: ButtonView<"map"> = {
  isUsable: (button) => getDestination(button) !== null,
  dialogOpensBy: (button) => {
    const [first, ...more] = getSpots(button);
    if (more.length > 0) return "press";
    // An unresolved short link opens at once.
    return first?.frame ? "script" : null;
  },
  loads: ["map"],
  Dialog: MapSheet,
};
