import {
  MEDIA_KEY_PATTERN,
  mediaHref,
  type Picture,
  type PictureWidth,
} from "#domain/content/media-reference.ts";
import { focusPosition } from "./picture-focus.ts";

/** A background file with the screens that load it. */
export interface BackgroundFile {
  readonly href: string;
  /** Media queries of a portal never overlap, so that no screen loads two files; `undefined`: every screen. */
  readonly media: string | undefined;
  readonly position: string;
}

const UPRIGHT = "(orientation:portrait)";
const WIDE = "(orientation:landscape)";
/** Media queries. On phones the short side is below 600 px, in portrait and landscape. */
const UPRIGHT_PHONE = "(orientation:portrait) and (max-width:599.98px)";
const UPRIGHT_TABLET = "(orientation:portrait) and (min-width:600px)";
const WIDE_PHONE = "(orientation:landscape) and (max-height:599.98px)";
const WIDE_TABLET = "(orientation:landscape) and (min-height:600px)";

const PHONE_WIDTH: PictureWidth = 960;
/** A landscape picture covers a portrait phone by height, so most of its width is cropped. */
const LYING_ON_PHONE_WIDTH: PictureWidth = 1440;
const TABLET_WIDTH: PictureWidth = 1920;

function getHrefWithin({ key, width }: Picture, widthMax: PictureWidth): string {
  return width > widthMax && !key.endsWith(".gif") ? mediaHref(key, widthMax) : mediaHref(key);
}

function getFiles(picture: Picture, side: "upright" | "wide"): BackgroundFile[] {
  const isLying = side === "upright" && picture.width > picture.height;
  const position = focusPosition(picture.focus);
  const phone = getHrefWithin(picture, isLying ? LYING_ON_PHONE_WIDTH : PHONE_WIDTH);
  const tablet = getHrefWithin(picture, TABLET_WIDTH);
  if (phone === tablet) return [{ href: phone, media: side === "upright" ? UPRIGHT : WIDE, position }];
  const [onPhone, onTablet] =
    side === "upright" ? [UPRIGHT_PHONE, UPRIGHT_TABLET] : [WIDE_PHONE, WIDE_TABLET];
  return [
    { href: phone, media: onPhone, position },
    { href: tablet, media: onTablet, position },
  ];
}

function findUsable(picture: Picture | null): Picture | null {
  return picture !== null && MEDIA_KEY_PATTERN.test(picture.key) ? picture : null;
}

/**
 * Background files of a portal with their media queries (S5): phones load the narrower version, tablets the
 * wider one. A missing orientation is replaced by the other.
 */
export function backgroundFiles(backgrounds: {
  readonly backgroundPortrait: Picture | null;
  readonly backgroundLandscape: Picture | null;
}): readonly BackgroundFile[] {
  const portrait = findUsable(backgrounds.backgroundPortrait);
  const landscape = findUsable(backgrounds.backgroundLandscape);
  const upright = portrait ?? landscape;
  const wide = landscape ?? portrait;
  if (!upright || !wide) return [];
  const files = [...getFiles(upright, "upright"), ...getFiles(wide, "wide")];
  const [first] = files;
  const isOne = first && upright === wide && files.every(({ href }) => href === first.href);
  return isOne ? [{ ...first, media: undefined }] : files;
}
