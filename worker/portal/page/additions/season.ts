import { closureStateAt } from "#domain/property/closure.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { isolateNumbers } from "#portal/numbers-in-text.ts";
import type { PageAddition } from "../page-addition.ts";
import { toFills } from "../slots.ts";

const NOTICE_STYLE =
  ".p-season{display:flex;gap:12px;align-items:flex-start;margin:0 0 16px;padding:14px 16px;border-radius:16px;border:1px solid color-mix(in srgb,var(--on-primary) 24%,transparent);background:var(--primary);color:var(--on-primary);font:500 1rem/1.4 var(--font)}.p-season b{display:block;font-weight:650}.p-season p{margin:0}.p-season svg{flex:none;width:24px;height:24px}";

const CALENDAR =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z"/></svg>';

const marked = (text: string) => isolateNumbers(escapeHtml(text));

/**
 * Announces a seasonal closure and the reopening date: before the closure on a card above the tiles, during it
 * in place of the closed page's sentence (T8).
 */
export const season: PageAddition = ({ markup, served, language, manifest: { closure } }, now) => {
  const texts = closure?.texts.find((each) => each.language === language);
  if (!closure || !texts || served === "licence") return null;
  const again = marked(texts.again);
  if (served === "season") {
    const sentences = `${marked(texts.closed)}<br>${again}`;
    return { fills: toFills(markup, "closed-words", sentences), until: closure.opensAt };
  }
  switch (closureStateAt(closure, now)) {
    case "ahead":
      return { fills: [], until: closure.noticeAt ?? closure.closesAt };
    case "notice": {
      const card = `<aside class="p-season">${CALENDAR}<p><b>${marked(texts.notice)}</b>${again}</p></aside>`;
      return { fills: toFills(markup, "notice", card), style: NOTICE_STYLE, until: closure.closesAt };
    }
    default:
      return null;
  }
};
