import type { ServerContext } from "../server-context.ts";

const COOKIE = "style";
const MAX_AGE_SECONDS = 31_536_000;

/** As the build writes them, without white space. */
const FONT_RULES = /@font-face\{[^}]*\}/g;

/** The text of the style sheet without its fonts, read once an isolate: it changes only with the build. */
let kept: string | null = null;

/** What a page says of the style sheet, and the header that remembers which one the browser has been led to. */
interface CarriedStyle {
  /**
   * The sheet itself, to stand in the page, without fonts: a first visit is spared 70 KB before it can be pressed, and
   * reads the device's letters until it is idle. Empty where a link is enough.
   */
  readonly text: string;
  readonly setCookie: string | null;
}

const LINKED: CarriedStyle = { text: "", setCookie: null };

/**
 * A browser that opens a screen for the first time, or after a new build, gets the style sheet within the page and is
 * spared a round trip before anything can be read; from then on it has the sheet and the page only names it. A program
 * that draws nothing gets the name as well. `href` is the sheet's path.
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
  if (kept === null) {
    kept = (await (await readAsset(href)).text()).replace(FONT_RULES, "");
  }
  return {
    text: kept,
    setCookie: `${COOKIE}=${name}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure; HttpOnly`,
  };
}
