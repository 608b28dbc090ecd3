import { source as guestScript } from "virtual:guest-script";
import type { Draft } from "#domain/content/document.ts";
import {
  mediaHref,
  PICTURE_WIDTHS,
  type Picture,
  type PictureWidth,
} from "#domain/content/media-reference.ts";
import type { PageWeight } from "#domain/look/page-weight.ts";
import { backgroundFiles } from "#portal/background.ts";
import { fontHrefs } from "#portal/fonts/fonts.ts";
import { firstLetters } from "#portal/fonts/page-letters.ts";
import { fontsIn } from "#portal/theme-style.ts";
import { mediaObjectKey } from "../../media/files.ts";
import { findVariant, isScalable } from "../../media/picture-variant.ts";
import { composeLasting } from "../../portal/page/compose-lasting.ts";
import { splitMarkup } from "../../portal/page/served-page.ts";
import { markupOfText } from "../../portal/page/slots.ts";
import type { BuiltPortal } from "../../portal/stored-portal.ts";

/** Pixels of the screen for each of the page's, as most phones have them. */
const PHONE_PIXEL_RATIO = 3;
/** How high a phone draws a logo, in pixels of the page (style/header.css), as its `sizes` reckon it. */
const LOGO_HEIGHT = 64;

/** Without static files behind it a Worker knows no fonts. */
type Bindings = Omit<Env, "ASSETS"> & Partial<Pick<Env, "ASSETS">>;

async function compressedBytes(text: BlobPart): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function logoHref({ key, width, height }: Picture): string {
  const wanted = (LOGO_HEIGHT * width * PHONE_PIXEL_RATIO) / height;
  const narrower = PICTURE_WIDTHS.find((candidate) => candidate < width && candidate >= wanted);
  return narrower !== undefined && isScalable(key) ? mediaHref(key, narrower) : mediaHref(key);
}

async function pictureBytes(env: Bindings, href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, "https://portal.invalid");
  const key = pathname.slice(mediaHref("").length);
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === searchParams.get("w"));
  const variant = width === undefined ? null : await sizeOfVariant(env, key, width);
  return variant ?? (await env.FILES.head(mediaObjectKey(key)))?.size ?? 0;
}

/** Makes the version that the first guest would have waited for. */
async function sizeOfVariant(env: Bindings, key: string, width: PictureWidth): Promise<number | null> {
  const found = await findVariant(env, { key, width }, {});
  if (found && "body" in found) await found.body.cancel();
  return found?.size ?? null;
}

async function fontBytes({ ASSETS }: Bindings, href: string): Promise<number> {
  const response = await ASSETS?.fetch(new URL(href, "https://portal.invalid"));
  return response?.ok ? (await response.arrayBuffer()).byteLength : 0;
}

async function sum(bytes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(bytes)).reduce((total, each) => total + each, 0);
}

/**
 * Weighs the page of a portal's default language as a phone loads it, before anything is pressed.
 *
 * Of a Japanese or Chinese page the letters are left out: which of a hundred files a guest loads depends on
 * each word. Never refuses; what can't be found weighs nothing. With
 * what the projection adds of ids, though an owner may have switched them off.
 */
export async function measurePageWeight(
  env: Bindings,
  draft: Draft,
  built: BuiltPortal,
): Promise<PageWeight> {
  const language = draft.defaultLanguage;
  const { html = "", slots = [] } =
    built.pages.find((page) => page.language === language && page.kind === "open") ?? {};
  const property = { timeZone: built.manifest.timeZone, visitorIds: true, address: "", telephone: "" };
  const markup = { ...markupOfText(html), slots };
  const whole = composeLasting({ markup, kind: "open", language, property });
  const { body: page } = splitMarkup(whole)?.first ?? whole;
  // The first of the files is an upright phone's.
  const [background] = backgroundFiles(draft.homepage);
  const { logo } = draft.homepage;
  const pictures = [...(logo ? [logoHref(logo)] : []), ...(background ? [background.href] : [])];
  const fonts = [...new Set(fontHrefs(fontsIn(draft, language), firstLetters(draft, language)))];
  return {
    page: (await compressedBytes(page)) + (await compressedBytes(guestScript)),
    pictures: await sum(pictures.map((href) => pictureBytes(env, href))),
    fonts: await sum(fonts.map((href) => fontBytes(env, href))),
  };
}
