import { useEffect, useState } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { portalPath } from "#portal/portal-path.ts";

/** Replaces the page's script: shows sheets at the bottom of the phone and close buttons on banners. */
const STATIC_NEWS_STYLE =
  ".p-news .p-x{display:grid}.p-news .p-told{display:block;position:fixed;z-index:9;inset:auto 0 0;max-height:88%;overflow:auto;border-radius:24px 24px 0 0;box-shadow:0 0 0 100vmax rgb(8 14 26/.58)}";

/**
 * A published page for a frame: without scripts and autofocus, and with only the banners of its
 * announcements. `null` if guests get no portal.
 */
function toFramePage(html: string): string | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector(".p-header")) return null;
  for (const element of page.querySelectorAll(
    "script, link[rel=manifest], .p-news dialog, .p-alarm, .p-clear, .p-news style",
  )) {
    element.remove();
  }
  page.body.setAttribute("inert", "");
  const style = page.createElement("style");
  style.textContent = STATIC_NEWS_STYLE;
  page.head.appendChild(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

interface Asked {
  readonly slug: string;
  readonly language: ContentLanguage;
  /** `null`: not published. A change refetches the page. */
  readonly number: number | null;
}

/** The published page in a language; the previous one while loading, `null` before the first and without a portal. */
export function usePublishedPage({ slug, language, number }: Asked): string | null {
  const [page, setPage] = useState<{ readonly slug: string; readonly html: string | null } | null>(null);
  useEffect(() => {
    if (number === null) return;
    const aborted = new AbortController();
    const read = async () => {
      // Without cookies: staff have no guest's card or language.
      const answer = await fetch(portalPath(slug, language), { credentials: "omit", signal: aborted.signal });
      const html = answer.ok ? toFramePage(await answer.text()) : null;
      setPage({ slug, html });
    };
    // Offline: a sketch is shown instead.
    read().catch(() => undefined);
    return () => aborted.abort();
  }, [slug, language, number]);
  return number !== null && page?.slug === slug ? page.html : null;
}
