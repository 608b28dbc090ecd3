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
import { findFirstLetters } from "#portal/fonts/page-letters.ts";
import { getFonts } from "#portal/theme-style.ts";
import { mediaObjectKey } from "../../media/files.ts";
import { findVariant, isScalable } from "../../media/picture-variant.ts";
import { composeLasting } from "../../portal/page/compose-lasting.ts";
import { splitMarkup } from "../../portal/page/served-page.ts";
import { toMarkup } from "../../portal/page/slots.ts";
import type { BuiltPortal } from "../../portal/stored-portal.ts";

/** Device pixel ratio of most phones. */
const PHONE_PIXEL_RATIO = 3;
/** Height of the logo on phones in CSS pixels (style/header.css), as in its `sizes`. */
const LOGO_HEIGHT = 64;

/** Without the static assets binding, fonts have no known size. */
type Bindings = Omit<Env, "ASSETS"> & Partial<Pick<Env, "ASSETS">>;

async function measureCompressed(text: BlobPart): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function logoHref({ key, width, height }: Picture): string {
  const wanted = (LOGO_HEIGHT * width * PHONE_PIXEL_RATIO) / height;
  const narrower = PICTURE_WIDTHS.find((candidate) => candidate < width && candidate >= wanted);
  return narrower !== undefined && isScalable(key) ? mediaHref(key, narrower) : mediaHref(key);
}

async function measurePicture(env: Bindings, href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, "https://portal.invalid");
  const key = pathname.slice(mediaHref("").length);
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === searchParams.get("w"));
  const variant = width === undefined ? null : await getVariantSize(env, key, width);
  return variant ?? (await env.FILES.head(mediaObjectKey(key)))?.size ?? 0;
}

/** Creates the variant if it does not exist, which otherwise the first guest would trigger. */
async function getVariantSize(env: Bindings, key: string, width: PictureWidth): Promise<number | null> {
  const found = await findVariant(env, { key, width }, {});
  if (found && "body" in found) await found.body.cancel();
  return found?.size ?? null;
}

async function measureFont({ ASSETS }: Bindings, href: string): Promise<number> {
  const response = await ASSETS?.fetch(new URL(href, "https://portal.invalid"));
  return response?.ok ? (await response.arrayBuffer()).byteLength : 0;
}

async function sumAll(bytes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(bytes)).reduce((total, each) => total + each, 0);
}

/**
 * Bytes that a phone loads for a portal's default-language page, before any press.
 *
 * Excludes Japanese and Chinese fonts: which of a hundred files load depends on the text. Never refuses; what
 * can't be found counts as 0. Always includes the projection's visitor ids, even if switched off.
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
  const markup = { ...toMarkup(html), slots };
  const whole = composeLasting({ markup, kind: "open", language, property });
  const { body: page } = splitMarkup(whole)?.first ?? whole;
  // The first file is the portrait background.
  const [background] = backgroundFiles(draft.homepage);
  const { logo } = draft.homepage;
  const pictures = [...(logo ? [logoHref(logo)] : []), ...(background ? [background.href] : [])];
  const fonts = [...new Set(fontHrefs(getFonts(draft, language), findFirstLetters(draft, language)))];
  return {
    page: (await measureCompressed(page)) + (await measureCompressed(guestScript)),
    pictures: await sumAll(pictures.map((href) => measurePicture(env, href))),
    fonts: await sumAll(fonts.map((href) => measureFont(env, href))),
  };
}
