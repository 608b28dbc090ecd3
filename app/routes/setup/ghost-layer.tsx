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

function styleOf({ ids, waiting }: GhostButtons): string {
  const tiles = ids.map((id) => `.p-grid>.b-${id}`).join();
  const anchors = waiting.map(
    ({ id }) => `.p-grid>.b-${id}{anchor-name:--b${id}}.ghost-${id}{position-anchor:--b${id}}`,
  );
  return (
    `${tiles}{${LOOK}}:is(${tiles}):not(.p-scroll>*)>.p-i:first-child{${ICON}}` +
    `:is(${waiting.map(({ id }) => `.b-${id}`).join()})::after{${PLUS}}` +
    `.ghost{display:none}@supports (inset:anchor(top)){.ghost{display:block;${PRESS}}}${anchors.join("")}`
  );
}

/** The look of the buttons that wait in a preview, and what opens their editor. */
export function GhostLayer({ ghosts, language }: { ghosts: GhostButtons; language: ContentLanguage }) {
  const { setup } = useMessages();
  return (
    <>
      <style>{styleOf(ghosts)}</style>
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
