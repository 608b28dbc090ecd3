import type { SlotName } from "#portal/slot-marks.ts";
import type { Bytes, Slot } from "./slots.ts";

/*
 * The slots of pages that name none: those of renderers before version 5, and those that a version before has edited.
 * They are found in the markup as those renderers wrote it; what staff typed is escaped, so that only markup of ours is
 * met. Nothing else looks for anything in HTML. To be deleted once no portal is of such a renderer, and no record of
 * what was served (T11), which is kept for three years: History puts their pages together as guests got them.
 */

type Range = readonly [start: number, end: number];
type Found = { readonly name: SlotName; readonly range: Range };

/** Each byte a character, so that places in the text are places in the bytes. All that is looked for is ASCII. */
function asBytes(body: Bytes): string {
  return Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1");
}

/** Where the first group of a pattern is found, each time. */
function groupsOf(html: string, pattern: RegExp, name: SlotName): readonly Found[] {
  return [...html.matchAll(pattern)].flatMap(({ indices }) =>
    indices?.[1] ? [{ name, range: indices[1] }] : [],
  );
}

const PATTERNS: readonly (readonly [SlotName, RegExp])[] = [
  ["head", /()<\/head>/dg],
  ["css", /<style>(.*?)<\/style>/dgs],
  ["zone", /<body() data-events=/dg],
  ["until", / data-until="(0)"/dg],
  ["note", /()<div class="portal/dg],
  ["news", /<\/header>()/dg],
  ["notice", /()<div class="p-grid /dg],
  ["closed-words", /<\/h1><p>([^<]*)<\/p>/dg],
  ["contact", /<\/h1><p>[^<]*<\/p>()/dg],
];

/** Those that a page has as often as they come. */
const REPEATED: readonly (readonly [SlotName, RegExp])[] = [
  ["main-telephone", / href="(tel:(?:\d|\*|%23){1,5})"/dg],
  ["contact-href", /<a href="(tel:[^"]*)"/dg],
  ["opens", / href="(\/p\/[\w-]+\/[\w-]+\?all)#d-/dg],
  ["thanks", /<div id="s-[^"]*" class="p-sent".*?()<\/p>/dgs],
  ["fonts", /(<link rel="stylesheet"[^>]*>)/dg],
];

const SPAN = / (s[236](?: t[236])?)(?= at-)/dg;
const LABEL = /()<\/em><\/a>$/dg;
const OPENING = /<p class="p-hours" role="status">([^<]*)<\/p>/dg;

const GRID = '<div class="p-grid ';

/** The tiles of the grid, and the social bar among them. */
function tilesIn(html: string): readonly Found[] {
  const grid = html.indexOf(GRID);
  if (grid === -1) return [];
  const start = html.indexOf(">", grid) + 1;
  const parts: Found[] = [];
  let at = start;
  for (;;) {
    const close = html.startsWith("<a ", at) ? "</a>" : html.startsWith("<nav ", at) ? "</nav>" : null;
    if (close === null) break;
    const end = html.indexOf(close, at) + close.length;
    const tile = html.slice(at, end);
    const id = close === "</a>" ? / data-button="(\w+)"/.exec(tile)?.[1] : undefined;
    const from = at;
    const span = id === undefined ? [] : groupsOf(tile, SPAN, "span").slice(0, 1);
    parts.push({ name: id === undefined ? "bar" : `tile.${id}`, range: [from, end] });
    parts.push(
      ...span.map(({ name, range }) => ({ name, range: [from + range[0], from + range[1]] as const })),
    );
    at = end;
  }
  return [{ name: "tiles", range: [start, at] }, ...parts];
}

const DIALOG = /<dialog id="d-(\w+)".*?<\/dialog>/gs;
const OTHER_LANGUAGE = '<div class="p-other"';
const SUBS = '<div class="p-subs">';
/** What stands behind the sub-buttons of a popup. */
const AFTER_SUBS = '</div><a class="p-close"';

/** The dialogs of buttons, each with the element that says its language around it, and what of them hours change. */
function dialogsIn(html: string): readonly Found[] {
  return [...html.matchAll(DIALOG)].flatMap(({ 0: dialog, 1: id = "", index }): readonly Found[] => {
    const outer = html.lastIndexOf("<", index - 1);
    const isOther = html.startsWith(OTHER_LANGUAGE, outer);
    const end = index + dialog.length;
    const range: Range = isOther ? [outer, end + "</div>".length] : [index, end];
    const subs: Range = [dialog.lastIndexOf(SUBS), dialog.lastIndexOf(AFTER_SUBS)];
    const opening = groupsOf(dialog, OPENING, "opening").slice(0, 1);
    const inner = [
      ...opening,
      ...(subs[0] === -1 || subs[1] < subs[0] ? [] : [{ name: "subs" as const, range: subs }]),
    ];
    return [
      { name: `dialog.${id}`, range },
      ...inner.map(({ name, range: [from, to] }) => ({ name, range: [index + from, index + to] as const })),
    ];
  });
}

const SHEETS_BEHIND = "</footer>";
/** What stands behind the last dialog: the end of the portal, and of what says its language. */
const AFTER_SHEETS = "</div><noscript>";

function sheetsIn(html: string): readonly Found[] {
  const foot = html.indexOf(`${SHEETS_BEHIND}<style>`);
  const end = html.lastIndexOf(AFTER_SHEETS);
  return foot === -1 || end < foot ? [] : [{ name: "sheets", range: [foot + SHEETS_BEHIND.length, end] }];
}

/** In the order in which they begin, the outer one first; one that is empty is in front of what begins where it is. */
function inOrder(found: readonly Found[]): readonly Slot[] {
  const isEmpty = ({ start, end }: Slot) => start === end;
  return found
    .map(({ name, range: [start, end] }) => ({ name, start, end }))
    .sort(
      (one, other) =>
        one.start - other.start || Number(isEmpty(other)) - Number(isEmpty(one)) || other.end - one.end,
    );
}

/** The slots of a page that names none. */
export function findSlots(body: Bytes): readonly Slot[] {
  const html = asBytes(body);
  return inOrder([
    ...PATTERNS.flatMap(([name, pattern]) => groupsOf(html, pattern, name).slice(0, 1)),
    ...REPEATED.flatMap(([name, pattern]) => groupsOf(html, pattern, name)),
    ...tilesIn(html),
    ...dialogsIn(html),
    ...sheetsIn(html),
  ]);
}

/** The slots of a closed tile that names none. */
export function findTileSlots(body: Bytes): readonly Slot[] {
  const html = asBytes(body);
  return inOrder([...groupsOf(html, SPAN, "span").slice(0, 1), ...groupsOf(html, LABEL, "label")]);
}
