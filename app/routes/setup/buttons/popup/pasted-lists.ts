interface Item {
  readonly level: number;
  readonly tag: "ul" | "ol";
  readonly content: string;
}

/** A list paragraph of Word and Outlook: `mso-list:l0 level2 lfo1` in its style says how deep it stands. */
const WORD_ITEM = /<p\b(?=[^>]*mso-list:\s*l\d+\s+level(\d+)\s)[^>]*>([\s\S]*?)<\/p>/gi;
/** Word in a browser wraps each item in a list of its own, and says beside it how deep it stands. */
const ONLINE_LIST =
  /<div\b[^>]*\bListContainerWrapper\b[^>]*>\s*<(ul|ol)\b[^>]*>([\s\S]*?)<\/\1>\s*<\/div>/gi;
const ONLINE_ITEM = /<li\b([^>]*)>([\s\S]*?)<\/li>/gi;
const IGNORED = /<span\b[^>]*mso-list:\s*Ignore[^>]*>/i;
const CONDITION = /<!(?:--)?\[(?:if [^\]]*|endif)\](?:--)?>/gi;
/** A number or a letter with its mark; a bullet has none. */
const ORDERED = /^\(?(?:\d+|[a-z]{1,4}|[ivxlcdm]+)[.)]/i;

/** Private use, so that no text has it. */
const [START, END] = ["\uE000", "\uE001"];
const RUN = new RegExp(`(?:${START}\\d+${END}(?:\\s|<!--[\\s\\S]*?-->|<o:p>[\\s\\S]*?</o:p>)*)+`, "g");
const ONE = new RegExp(`${START}(\\d+)${END}`, "g");

/**
 * Pasted HTML in which the list paragraphs of Word, Outlook and Word in a browser are nested lists, without the
 * bullets and numbers that stand in them as text. Lists that are lists already stay as they are. Pure.
 */
export function withLists(html: string): string {
  const items: Item[] = [];
  const put = (item: Item) => `${START}${items.push(item) - 1}${END}`;
  const marked = html
    .replace(ONLINE_LIST, (_list, tag: string, inner: string) =>
      [...inner.matchAll(ONLINE_ITEM)]
        .map(([, attributes = "", content = ""]) => {
          const level = Number(/\bdata-aria-level=["']?(\d+)/i.exec(attributes)?.[1] ?? 1);
          return put({ level, tag: tag.toLowerCase() === "ol" ? "ol" : "ul", content });
        })
        .join(""),
    )
    .replace(WORD_ITEM, (_item, level: string, inner: string) => {
      const { mark, rest } = takeMark(inner.replace(CONDITION, ""));
      const tag = ORDERED.test(mark) ? "ol" : "ul";
      return put({ level: Number(level), tag, content: `<p>${rest.trim()}</p>` });
    });
  if (items.length === 0) return html;
  return marked.replace(RUN, (run) =>
    toLists([...run.matchAll(ONE)].flatMap(([, index]) => items[Number(index)] ?? [])),
  );
}

/** The bullet or number of a paragraph, which stands in a span with others inside, and what is behind it. */
function takeMark(content: string): { readonly mark: string; readonly rest: string } {
  const start = IGNORED.exec(content);
  if (!start) return { mark: "", rest: content };
  let depth = 0;
  for (const tag of content.slice(start.index).matchAll(/<(\/?)span\b[^>]*>/gi)) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const end = start.index + tag.index + tag[0].length;
    const mark = content.slice(start.index, end).replace(/<[^>]*>|&nbsp;|\s/g, "");
    const rest = content.slice(0, start.index) + content.slice(end);
    return { mark, rest: rest.replace(/<span\b[^>]*><\/span>/gi, "") };
  }
  return { mark: "", rest: content };
}

/** Items in a row as lists: a deeper one stands inside the item above it, however deep it says it is. */
function toLists(items: readonly Item[]): string {
  const open: Item["tag"][] = [];
  let html = "";
  const close = () => {
    html += `</li></${open.pop()}>`;
  };
  for (const { level, tag, content } of items) {
    const depth = Math.min(level, open.length + 1);
    while (open.length > depth) close();
    if (open.length === depth && open.at(-1) !== tag) close();
    if (open.length === depth) html += "</li>";
    else {
      open.push(tag);
      html += `<${tag}>`;
    }
    html += `<li>${content}`;
  }
  while (open.length > 0) close();
  return html;
}
