import type { ServerContext } from "../server-context.ts";

const COOKIE = "style";
const MAX_AGE_SECONDS = 31_536_000;

/** Matches the build's minified output. */
const FONT_RULES = /@font-face\{[^}]*\}/g;

/** Style sheet without font rules, cached per isolate: it changes only with a build. */
let cachedStyle: string | null = null;

/** How a page gets the style sheet, and the cookie that records that the browser has it. */
interface CarriedStyle {
  /**
   * The inlined sheet without fonts: a first visit saves 70 KB before it is usable, and shows device fonts
   * until idle. Empty: link only.
   */
  readonly text: string;
  readonly setCookie: string | null;
}

const LINKED: CarriedStyle = { text: "", setCookie: null };

/**
 * Inlines the style sheet on a browser's first visit and after a new build, which saves a round trip before
 * anything is readable. Later pages only link to it, because it is cached. Clients that do not navigate also
 * get the link. `href` is the sheet's path.
 */
export async function pageStyleFor(
  request: Request,
  href: string,
  readAsset: ServerContext["readAsset"],
): Promise<CarriedStyle> {
  const isDrawn = request.headers.get("sec-fetch-mode") === "navigate";
  if (!(import.meta.env.PROD && isDrawn)) return LINKED;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const name = href.slice(href.lastIndexOf("/") + 1);
  if (cookies.includes(`${COOKIE}=${name}`)) return LINKED;
  if (cachedStyle === null) {
    cachedStyle = (await (await readAsset(href)).text()).replace(FONT_RULES, "");
  }
  return {
    text: cachedStyle,
    setCookie: `${COOKIE}=${name}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure; HttpOnly`,
  };
}
