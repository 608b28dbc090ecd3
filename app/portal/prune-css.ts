/** Classes that a page does not have when it is made: its script or the service worker gives them to it. */
const CLASSES_BY_SCRIPT: readonly string[] = ["js", "is-on", "is-open", "is-full", "is-behind", "p-note"];

/** At-rules that hold rules; what others hold stays as it is. */
const GROUP = /^@(?:media|container|supports)/;

/** Where brackets that were opened before a place are closed; the end where they are not. */
function endOf(text: string, start: number, [open, close]: string): number {
  let depth = 1;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === open) depth += 1;
    if (text[place] === close) depth -= 1;
    if (depth === 0) return place;
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

/** The selectors of a list, each beside what of it stands outside of brackets. */
function selectorsOf(head: string): readonly (readonly [selector: string, outside: string])[] {
  const selectors: [string, string][] = [["", ""]];
  for (let place = 0; place < head.length; place += 1) {
    const last = selectors.at(-1);
    const letter = head[place] ?? "";
    if (!last) break;
    if (letter === ",") selectors.push(["", ""]);
    else if (letter === "(") {
      const end = endOf(head, place + 1, "()");
      last[0] += head.slice(place, end + 1);
      place = end;
    } else {
      last[0] += letter;
      last[1] += letter;
    }
  }
  return selectors;
}

function prune(css: string, classes: ReadonlySet<string>): string {
  let pruned = "";
  for (const [head, body] of rulesOf(css)) {
    if (GROUP.test(head)) {
      const inside = prune(body, classes);
      if (inside !== "") pruned += `${head}{${inside}}`;
      continue;
    }
    const isMet = (outside: string) =>
      [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
    const kept = head.startsWith("@")
      ? [head]
      : selectorsOf(head).flatMap(([selector, outside]) => (isMet(outside) ? [selector] : []));
    if (kept.length > 0) pruned += `${kept.join(",")}{${body}}`;
  }
  return pruned;
}

/**
 * Leaves out of a page's sheet what no element of the page can be meant by: rules for a class that it does not have,
 * such as another layout's, or the dialogs of other buttons. What stands in brackets of a selector is not looked at.
 *
 * For our own sheet, as `portalCss` gives it: without comments, and with no brace in a text. `html` is the page; the
 * classes that its script sets are known. Pure.
 */
export function pruneCss(css: string, html: string): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return prune(css, new Set([...CLASSES_BY_SCRIPT, ...classes]));
}
