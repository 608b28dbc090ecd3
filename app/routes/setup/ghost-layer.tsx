import { useMessages } from "#app/messages/messages-context.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { GhostButtons } from "./ghost-buttons.ts";
import { pathOfTab } from "./setup-tabs.ts";

/** Whole and readable, in an edge of dashes, with a plus: a place that waits for its button. */
const LOOK =
  "background:var(--fill);outline:1.5px dashed color-mix(in srgb,var(--icon) 60%,transparent);outline-offset:-6px";
const ICON =
  "box-sizing:content-box;padding:6px;margin-block:-2px;border-radius:50%;" +
  "background:color-mix(in srgb,var(--icon) 12%,transparent)";
const PLUS =
  'content:"+"/"";position:absolute;top:10px;inset-inline-end:10px;width:22px;border-radius:50%;' +
  "background:var(--icon);color:var(--fill);font:600 17px/21px system-ui;text-align:center";
/** A link lies on its tile, as the portal of a preview itself takes no press. */
const PRESS =
  "position:absolute;position-visibility:always;inset:anchor(top) anchor(right) anchor(bottom) anchor(left);cursor:pointer";

const findTile = (id: string) => `[data-button="${id}"]`;

function ghostStyle({ ids, waiting }: GhostButtons): string {
  const tiles = `.p-grid>:is(${ids.map(findTile).join()})`;
  const anchors = waiting.map(
    ({ id }) => `${findTile(id)}{anchor-name:--b${id}}.ghost-${id}{position-anchor:--b${id}}`,
  );
  const plus =
    waiting.length === 0 ? "" : `:is(${waiting.map(({ id }) => findTile(id)).join()})::after{${PLUS}}`;
  return (
    `${tiles}{${LOOK}}.p-grid:not(.p-scroll)>:is(${ids.map(findTile).join()})>.p-i:first-child{${ICON}}${plus}` +
    `.ghost{display:none}@supports (inset:anchor(top)){.ghost{display:block;${PRESS}}}${anchors.join("")}`
  );
}

/** The look of the buttons that wait in a preview, and what opens their editor. */
export function GhostLayer({ ghosts, language }: { ghosts: GhostButtons; language: ContentLanguage }) {
  const { setup } = useMessages();
  return (
    <>
      <style>{ghostStyle(ghosts)}</style>
      {ghosts.waiting.map(({ id, name }) => (
        <ScreenLink
          key={id}
          to={`${pathOfTab("buttons")}?${new URLSearchParams({ language, button: id })}`}
          tabIndex={-1}
          className={`ghost ghost-${id}`}
          aria-label={setup.preview.makeGhost(name)}
          title={setup.preview.makeGhost(name)}
        />
      ))}
    </>
  );
}
