interface Item {
  readonly level: number;
  readonly tag: "ul" | "ol";
  readonly content: string;
}

/** A list paragraph of Word and Outlook; its level is in the style: `mso-list:l0 level2 lfo1`. */
const WORD_ITEM = /<p\b(?=[^>]*mso-list:\s*l\d+\s+level(\d+)\s)[^>]*>([\s\S]*?)<\/p>/gi;
/** Word for the web wraps each item in its own list, with its level in an attribute. */
const ONLINE_LIST =
  /<div\b[^>]*\bListContainerWrapper\b[^>]*>\s*<(ul|ol)\b[^>]*>([\s\S]*?)<\/\1>\s*<\/div>/gi;
const ONLINE_ITEM = /<li\b([^>]*)>([\s\S]*?)<\/li>/gi;
const IGNORED = /<span\b[^>]*mso-list:\s*Ignore[^>]*>/i;
const CONDITION = /<!(?:--)?\[(?:if [^\]]*|endif)\](?:--)?>/gi;
/** A number or letter followed by a mark; bullets do not match. */
const ORDERED = /^\(?(?:\d+|[a-z]{1,4}|[ivxlcdm]+)[.)]/i;

/** Private-use characters, which texts do not contain. */
const [START, END] = ["\uE000", "\uE001"];
const RUN = new RegExp(`(?:${START}\\d+${END}(?:\\s|<!--[\\s\\S]*?-->|<o:p>[\\s\\S]*?</o:p>)*)+`, "g");
const ONE = new RegExp(`${START}(\\d+)${END}`, "g");

/**
 * Converts list paragraphs of Word, Outlook and Word for the web in pasted HTML to nested lists, without
 * their textual bullets and numbers. Real lists stay unchanged. Pure.
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

/** Splits off a paragraph's bullet or number, which is inside nested spans. */
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

/** Builds lists from consecutive items; a deeper item goes one level below the previous, whatever its level. */
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
