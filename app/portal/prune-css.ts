/** Classes that a page does not have when it is made: its script or the service worker gives them to it. */
const CLASSES_BY_SCRIPT: readonly string[] = [
  "js",
  "is-on",
  "is-open",
  "is-full",
  "is-behind",
  "is-later",
  "is-now",
  "is-todo",
  "p-note",
];

/** Selectors that name no class of a dialog and mean one. */
const OF_DIALOGS = /\bdialog\b|^\.portal:lang\(\w+\) h2$/;

/** At-rules that hold rules; what others hold stays as it is. */
const GROUP = /^@(?:media|container|supports)/;

/** Where brackets that were opened before a place are closed; the end where they are not. */
function endOf(text: string, start: number, [open, close]: string): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === open) depth += 1;
    if (text[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** The rules of a sheet, one after the other: what stands before the braces, and between them. */
function* rulesOf(css: string): Iterable<readonly [head: string, body: string]> {
  let at = 0;
  for (let open = css.indexOf("{"); open !== -1; open = css.indexOf("{", at)) {
    const end = endOf(css, open + 1, "{}");
    yield [css.slice(at, open), css.slice(open + 1, end)];
    at = end + 1;
  }
}

/** The parts of a list, parted by commas that stand outside of brackets. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === "(") index = endOf(list, index + 1, "()");
    if (list[index] !== ",") continue;
    parts.push(list.slice(start, index));
    start = index + 1;
  }
  return [...parts, list.slice(start)];
}

type Has = (name: string) => boolean;

/**
 * Whether elements with these classes can be meant: what `:not` leaves out is not asked for, of other brackets one
 * part.
 */
function isMet(selector: string, has: Has): boolean {
  let outside = "";
  let at = 0;
  for (const { index } of selector.matchAll(/:[\w-]+\(/g)) {
    if (index < at) continue;
    const open = selector.indexOf("(", index);
    const end = endOf(selector, open + 1, "()");
    outside += selector.slice(at, index);
    at = end + 1;
    const name = selector.slice(index, open);
    if (name !== ":is" && name !== ":where" && name !== ":has") continue;
    if (!partsOf(selector.slice(open + 1, end)).some((part) => isMet(part, has))) return false;
  }
  outside += selector.slice(at);
  return [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => has(name));
}

/** What of a sheet is wanted: by its selectors, and by the heads and bodies of what has none. */
interface Wanted {
  readonly selector: (selector: string) => boolean;
  readonly other: (head: string, body: string) => boolean;
}

function pick(css: string, wanted: Wanted): string {
  let picked = "";
  for (const [head, body] of rulesOf(css)) {
    if (GROUP.test(head)) {
      const inside = pick(body, wanted);
      if (inside !== "") picked += `${head}{${inside}}`;
    } else if (head.startsWith("@")) {
      if (wanted.other(head, body)) picked += `${head}{${body}}`;
    } else {
      const kept = partsOf(head).filter(wanted.selector);
      if (kept.length > 0) picked += `${kept.join(",")}{${body}}`;
    }
  }
  return picked;
}

function classesIn(html: string): readonly string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

/**
 * Leaves out of a page's sheet what no element of the page can be meant by: rules for a class that it does not have,
 * such as another layout's, or the dialogs of other buttons.
 *
 * For our own sheet, as `portalCss` gives it: without comments, and with no brace in a text. `html` is the page; the
 * classes that its script sets are known. Pure.
 */
export function pruneCss(css: string, html: string): string {
  const classes = new Set([...CLASSES_BY_SCRIPT, ...classesIn(html)]);
  return pick(css, { selector: (one) => isMet(one, (name) => classes.has(name)), other: () => true });
}

export interface SplitCss {
  readonly page: string;
  readonly sheets: string;
}

/**
 * The same sheet in two: what the page needs before anything of it is opened, and what its dialogs need besides, to
 * stand behind it. `page` is the markup without dialogs, `whole` with them; `fonts` names the families that `page`
 * shows.
 */
export function splitCss(
  css: string,
  { page, whole, fonts }: { readonly page: string; readonly whole: string; readonly fonts: string },
): SplitCss {
  const shown = new Set(["js", "p-note", ...classesIn(page)]);
  const classes = new Set([...CLASSES_BY_SCRIPT, ...classesIn(whole)]);
  const isShown = (selector: string) =>
    !OF_DIALOGS.test(selector) && isMet(selector, (name) => shown.has(name));
  const isFirst = (head: string, body: string) =>
    head === "@font-face" && fonts.includes(/font-family:([^;]+)/.exec(body)?.[1] ?? "");
  return {
    page: pick(css, { selector: isShown, other: isFirst }),
    sheets: pick(css, {
      selector: (one) => !isShown(one) && isMet(one, (name) => classes.has(name)),
      other: (head, body) => !isFirst(head, body),
    }),
  };
}
