import { useEffect, useState } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { portalPath } from "#portal/portal-path.ts";

/** As with the page's script, which would open sheets at the foot of the phone and let banners be closed. */
const STANDING =
  ".p-news .p-x{display:grid}.p-news .p-told{display:block;position:fixed;z-index:9;inset:auto 0 0;max-height:88%;overflow:auto;border-radius:24px 24px 0 0;box-shadow:0 0 0 100vmax rgb(8 14 26/.58)}";

/**
 * A published page as a frame shows it: nothing runs, nothing of it takes the focus, and of what is told now only the
 * banners are left. Null where guests get no portal.
 */
function pageForFrame(html: string): string | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector(".p-header")) return null;
  for (const element of page.querySelectorAll(
    "script, link[rel=manifest], .p-news dialog, .p-alarm, .p-clear, .p-news style",
  )) {
    element.remove();
  }
  page.body.setAttribute("inert", "");
  const style = page.createElement("style");
  style.textContent = STANDING;
  page.head.appendChild(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

interface Asked {
  readonly slug: string;
  readonly language: ContentLanguage;
  /** Null: none is published. Another one is fetched again. */
  readonly number: number | null;
}

/**
 * The portal's page in a language as everybody gets it now, until it is there the one before; null until there is any,
 * and where there is none.
 */
export function usePublishedPage({ slug, language, number }: Asked): string | null {
  const [page, setPage] = useState<{ readonly slug: string; readonly html: string | null } | null>(null);
  useEffect(() => {
    if (number === null) return;
    const aborted = new AbortController();
    const read = async () => {
      // Without cookies: a guest's card and language are nobody's who works here.
      const answer = await fetch(portalPath(slug, language), { credentials: "omit", signal: aborted.signal });
      const html = answer.ok ? pageForFrame(await answer.text()) : null;
      setPage({ slug, html });
    };
    // Without it a sketch stands there.
    read().catch(() => undefined);
    return () => aborted.abort();
  }, [slug, language, number]);
  return number !== null && page?.slug === slug ? page.html : null;
}
