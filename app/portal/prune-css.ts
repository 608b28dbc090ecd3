/** Classes added later by the page's script or the service worker. */
const CLASSES_BY_SCRIPT: readonly string[] = [
  "js",
  "is-on",
  "is-open",
  "is-shut",
  "is-full",
  "is-behind",
  "is-later",
  "is-now",
  "is-todo",
  "p-note",
];

/** Selectors for dialogs that contain no dialog class. */
const DIALOG_SELECTORS = /\bdialog\b|^\.portal:lang\(\w+\) h2$/;

/** At-rules that contain rules; other at-rules stay unchanged. */
const GROUP = /^@(?:media|container|supports)/;

/** Position of the closing bracket; the end if it is missing. */
function findEnd(text: string, start: number, [open, close]: string): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === open) depth += 1;
    if (text[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** The rules of a style sheet: text before the braces, and between them. */
function* parseRules(css: string): Iterable<readonly [head: string, body: string]> {
  let at = 0;
  for (let open = css.indexOf("{"); open !== -1; open = css.indexOf("{", at)) {
    const end = findEnd(css, open + 1, "{}");
    yield [css.slice(at, open), css.slice(open + 1, end)];
    at = end + 1;
  }
}

/** Splits a list at commas outside brackets. */
function splitParts(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === "(") index = findEnd(list, index + 1, "()");
    if (list[index] !== ",") continue;
    parts.push(list.slice(start, index));
    start = index + 1;
  }
  return [...parts, list.slice(start)];
}

type Has = (name: string) => boolean;

/** Whether elements with these classes can match: `:not` is ignored; of other functions one argument must match. */
function isMet(selector: string, has: Has): boolean {
  let outside = "";
  let at = 0;
  for (const { index } of selector.matchAll(/:[\w-]+\(/g)) {
    if (index < at) continue;
    const open = selector.indexOf("(", index);
    const end = findEnd(selector, open + 1, "()");
    outside += selector.slice(at, index);
    at = end + 1;
    const name = selector.slice(index, open);
    if (name !== ":is" && name !== ":where" && name !== ":has") continue;
    if (!splitParts(selector.slice(open + 1, end)).some((part) => isMet(part, has))) return false;
  }
  outside += selector.slice(at);
  return [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => has(name));
}

/** Which rules to keep: by selector, or by head and body for rules without one. */
interface Wanted {
  readonly selector: (selector: string) => boolean;
  readonly other: (head: string, body: string) => boolean;
}

function pickRules(css: string, wanted: Wanted): string {
  let picked = "";
  for (const [head, body] of parseRules(css)) {
    if (GROUP.test(head)) {
      const inside = pickRules(body, wanted);
      if (inside !== "") picked += `${head}{${inside}}`;
    } else if (head.startsWith("@")) {
      if (wanted.other(head, body)) picked += `${head}{${body}}`;
    } else {
      const kept = splitParts(head).filter(wanted.selector);
      if (kept.length > 0) picked += `${kept.join(",")}{${body}}`;
    }
  }
  return picked;
}

function findClasses(html: string): readonly string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

/**
 * Removes rules that cannot match any element of the page, such as other layouts or other buttons' dialogs.
 *
 * Only for `buildPortalCss`: no comments, no braces in strings. `html` is the page; classes set by scripts are
 * known. Pure.
 */
export function pruneCss(css: string, html: string): string {
  const classes = new Set([...CLASSES_BY_SCRIPT, ...findClasses(html)]);
  return pickRules(css, { selector: (one) => isMet(one, (name) => classes.has(name)), other: () => true });
}

export interface SplitCss {
  readonly page: string;
  readonly sheets: string;
}

/**
 * Splits the style sheet into the initially needed part and the rest for dialogs, which must follow it.
 * `page` is the HTML without dialogs, `whole` with them; `fonts` are the families shown in `page`.
 */
export function splitCss(
  css: string,
  { page, whole, fonts }: { readonly page: string; readonly whole: string; readonly fonts: string },
): SplitCss {
  const shown = new Set(["js", "p-note", ...findClasses(page)]);
  const classes = new Set([...CLASSES_BY_SCRIPT, ...findClasses(whole)]);
  const isShown = (selector: string) =>
    !DIALOG_SELECTORS.test(selector) && isMet(selector, (name) => shown.has(name));
  const isFirst = (head: string, body: string) =>
    head === "@font-face" && fonts.includes(/font-family:([^;]+)/.exec(body)?.[1] ?? "");
  return {
    page: pickRules(css, { selector: isShown, other: isFirst }),
    sheets: pickRules(css, {
      selector: (one) => !isShown(one) && isMet(one, (name) => classes.has(name)),
      other: (head, body) => !isFirst(head, body),
    }),
  };
}
