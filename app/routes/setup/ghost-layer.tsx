import type { GhostButtons } from "./ghost-buttons.ts";

/** Look of a ghost button: fully readable, with a dashed outline and a plus. */
const LOOK =
  "background:var(--fill);outline:1.5px dashed color-mix(in srgb,var(--icon) 60%,transparent);outline-offset:-6px";
const ICON =
  "box-sizing:content-box;padding:6px;margin-block:-2px;border-radius:50%;" +
  "background:color-mix(in srgb,var(--icon) 12%,transparent)";
const PLUS =
  'content:"+"/"";position:absolute;top:10px;inset-inline-end:10px;width:22px;border-radius:50%;' +
  "background:var(--icon);color:var(--fill);font:600 17px/21px system-ui;text-align:center";
const findTile = (id: string) => `[data-button="${id}"]`;

function buildGhostStyle({ ids, waiting }: GhostButtons): string {
  const tiles = `.p-grid>:is(${ids.map(findTile).join()})`;
  const plus =
    waiting.length === 0 ? "" : `:is(${waiting.map(({ id }) => findTile(id)).join()})::after{${PLUS}}`;
  return `${tiles}{${LOOK}}.p-grid:not(.p-scroll)>:is(${ids.map(findTile).join()})>.p-i:first-child{${ICON}}${plus}`;
}

/** Styles of ghost buttons in a preview. */
export function GhostLayer({ ghosts }: { ghosts: GhostButtons }) {
  return <style>{buildGhostStyle(ghosts)}</style>;
}
