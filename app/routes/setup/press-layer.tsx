import { Link } from "react-router";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getTabPath } from "./setup-tabs.ts";

/** A link over its tile, because the preview itself is inert. */
const STYLE =
  ".press{display:none}@supports (inset:anchor(top)){.press{display:block;position:absolute;" +
  "position-visibility:always;inset:anchor(top) anchor(right) anchor(bottom) anchor(left);cursor:pointer}" +
  ".press:hover{outline:2px solid var(--icon);outline-offset:2px;border-radius:var(--radius)}}";

interface PressLayerProps {
  readonly buttons: readonly Button[];
  readonly language: ContentLanguage;
  /** Accessible name of the link, including the button's name. */
  readonly getLabel: (name: string) => string;
}

/** Makes tiles of the live preview open their editor. */
export function PressLayer({ buttons, language, getLabel }: PressLayerProps) {
  const anchors = buttons.map(
    ({ id }) => `[data-button="${id}"]{anchor-name:--b${id}}.press-${id}{position-anchor:--b${id}}`,
  );
  return (
    <>
      <style>{STYLE + anchors.join("")}</style>
      {buttons.map(({ id, name }) => (
        <Link
          key={id}
          to={`${getTabPath("buttons")}?${new URLSearchParams({ language, button: id })}`}
          tabIndex={-1}
          className={`press press-${id}`}
          aria-label={getLabel(name)}
          title={getLabel(name)}
        />
      ))}
    </>
  );
}
