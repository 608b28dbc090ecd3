import type { ButtonOf } from "#domain/content/button.ts";
import { Sheet } from "../dialog-frame.tsx";
import { Icon } from "../icons.tsx";
import type { Speech } from "../speech.ts";
import { Spoken } from "../spoken.tsx";
import type { Words } from "../words/words.ts";
import { destinationOf, mapFrameHref } from "./actions.ts";

interface MapSheetProps {
  readonly button: ButtonOf<"map">;
  readonly words: Words;
  readonly speech: Speech;
}

/** A map that is loaded from its maker only once the guest asks for it. Without scripts the button leads there. */
export function MapSheet({ button, words, speech }: MapSheetProps) {
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <Spoken speech={speech} path="name">
            {button.name}
          </Spoken>
        </h2>
        <p>
          <Spoken speech={speech} path="location">
            {button.location}
          </Spoken>
        </p>
        <div className="p-map">
          <button type="button" className="p-cta" data-map={mapFrameHref(button)} data-title={button.name}>
            {words.showMap}
          </button>
          <small>{words.mapNote}</small>
        </div>
        <div className="p-subs">
          <a className="p-sub p-full" href={destinationOf(button)?.href} target="_blank" rel="noopener">
            <Icon name="map" />
            <span>{words.openMap}</span>
            <small className="p-sr">({words.newTab})</small>
          </a>
        </div>
      </div>
    </Sheet>
  );
}
