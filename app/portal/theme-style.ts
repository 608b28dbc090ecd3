import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { type ButtonStyle, RADIUS_MAX_PX } from "#domain/content/theme.ts";
import { ID_PATTERN } from "#domain/id.ts";
import type { ContentLanguage } from "#domain/language.ts";
import {
  COLOUR_PATTERN,
  CONTRAST_ICON,
  CONTRAST_TEXT,
  type Colour,
  contrastRatio,
  findPassingColour,
  getReadableInk,
  mixColours,
} from "#domain/look/colour.ts";
import type { LetterKinds } from "#domain/look/font.ts";
import { backgroundFiles } from "./background.ts";
import { buildFontFaces, getFontFamily } from "./fonts/fonts.ts";
import { findPageLetters } from "./fonts/page-letters.ts";
import { buildColourRules } from "./picture-colour.ts";
import { focusRules } from "./picture-focus.ts";
import { isReadableTinted } from "./tile/closed-colours.ts";
import { getShownButtons, type ShownButton } from "./tile/shown-buttons.ts";

/** How much darker and more saturated the edge of a 3D button is. */
const LEDGE_SHARE = 0.18;
const LEDGE_DEPTH = 3;
/** Share of the primary colour in a sub-button's background. */
const SUB_BUTTON_SHARE = 0.08;
/** How much lighter a page without a picture is at the bottom. */
const FADE_SHARE = 0.46;
/** White noise, rendered once by the browser and tiled. */
export const GRAIN =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E" +
  "%3CfeTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='2' stitchTiles='stitch'/%3E" +
  "%3CfeColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .16 0'/%3E%3C/filter%3E" +
  "%3Crect width='160' height='160' filter='url(%23n)'/%3E%3C/svg%3E";
/** Opacity of a shadow at 100 percent. */
const SHADOW_OPACITY_MAX = 0.7;

const TEXT_SIZE_REM = { small: 0.875, medium: 0.9375, large: 1.0625, "extra-large": 1.1875 } as const;
const SOCIAL_SIZE_PX = { small: 44, medium: 50, large: 58 } as const;

/*
 * All values in the style sheet pass one of these three checks, so that unvalidated data (a half-typed
 * colour, a row written by other code) cannot add a declaration.
 */
export function parseColour(value: string, otherwise: Colour): Colour {
  return typeof value === "string" && COLOUR_PATTERN.test(value) ? value : otherwise;
}

export function getPrimary({ theme }: Draft): Colour {
  return parseColour(theme.primary, TEMPLATE.theme.primary);
}

function clampNumber(value: number, min: number, max: number): number {
  return typeof value === "number" && value >= min ? Math.min(value, max) : min;
}

function getEntry<Value>(table: Readonly<Record<string, Value>>, key: string, otherwise: Value): Value {
  return Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise;
}

function withOpacity(colour: Colour, percent: number): string {
  const alpha = Math.round((clampNumber(percent, 0, 100) / 100) * 255);
  return alpha === 255 ? colour : `${colour}${alpha.toString(16).padStart(2, "0")}`;
}

export type Declarations = Readonly<Record<string, string>>;

export function formatRule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return body.length === 0 ? "" : `${selector}{${body.join(";")}}`;
}

/** The darker edge below a button, in its own hue: mixing with black would turn cream grey. */
function getLedge(ground: Colour): Colour {
  const channels = [1, 3, 5].map((start) => Number.parseInt(ground.slice(start, start + 2), 16));
  const brightest = Math.max(...channels, 1);
  const darker = channels.map((channel) =>
    Math.round(brightest * (1 - LEDGE_SHARE) * (channel / brightest) ** LEDGE_DEPTH),
  );
  return `#${darker.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** A button's look; with `canClose`, also while closed. */
function buttonDeclarations(style: ButtonStyle, canClose = false): Declarations {
  const ground = parseColour(style.background, "#ffffff");
  const text = parseColour(style.text, getReadableInk(ground));
  const icon = parseColour(style.icon, getReadableInk(ground));
  const shadow = (clampNumber(style.shadow, 0, 100) / 100) * SHADOW_OPACITY_MAX;
  return {
    "--fill": withOpacity(ground, style.opacity),
    ...(style.surface === "3d" ? { "--ledge": getLedge(ground) } : {}),
    "--ink": text,
    "--icon": icon,
    ...(canClose && !isReadableTinted(ground, text, icon) ? { "--tint": "0%" } : {}),
    "--radius": `${Math.round(clampNumber(style.radius, 0, RADIUS_MAX_PX))}px`,
    "--shadow": `rgb(8 16 30/${Number(shadow.toFixed(3))})`,
  };
}

function getDifferences(from: Declarations, to: Declarations): Declarations {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
}

function sheetDeclarations(draft: Draft, background: string): Declarations {
  const ground = parseColour(background, "#ffffff");
  const sub = mixColours(ground, getPrimary(draft), SUB_BUTTON_SHARE);
  const wanted = parseColour(draft.theme.button.text, getReadableInk(ground));
  const reads = [ground, sub].every((colour) => contrastRatio(wanted, colour) >= CONTRAST_TEXT);
  return {
    "--sheet": ground,
    "--sheet-ink": reads ? wanted : getReadableInk(ground),
    "--sub": sub,
    "--sub-icon": findPassingColour(
      parseColour(draft.theme.secondary, getReadableInk(sub)),
      sub,
      CONTRAST_ICON,
    ),
  };
}

/** Accent colour on a page's white cards, such as feedback stars (S77). */
function accentDeclarations(draft: Draft, typed: string): Declarations {
  const accent = parseColour(typed, getPrimary(draft));
  return {
    "--accent": accent,
    "--on-accent": getReadableInk(accent),
    "--star": findPassingColour(accent, "#ffffff", CONTRAST_ICON),
  };
}

/** Colours of a button's dialog, for every type with `background` or `accent`. */
function dialogDeclarations(draft: Draft, button: Button): Declarations {
  const usual = sheetDeclarations(draft, "#ffffff");
  const sheet =
    "background" in button ? getDifferences(usual, sheetDeclarations(draft, button.background)) : {};
  return "accent" in button ? { ...sheet, ...accentDeclarations(draft, button.accent) } : sheet;
}

/** Whether guests can see the button closed. */
function canClose({ hours }: ShownButton): boolean {
  return hours !== null && hours.outside !== "hide";
}

/** A button's overrides: only declarations that differ from the property's style. */
function overrideRules(draft: Draft, entry: ShownButton, letters: LetterKinds): string {
  const { button } = entry;
  if (!ID_PATTERN.test(button.id)) return "";
  const { font, ...parts } = button.style;
  const own = buttonDeclarations({ ...draft.theme.button, ...parts }, canClose(entry));
  const usual = buttonDeclarations(draft.theme.button, canClose(entry));
  const changed: Record<string, string> = { ...getDifferences(usual, own) };
  if (font !== undefined) changed["font-family"] = getFontFamily(font, letters);
  return (
    formatRule(`[data-button="${button.id}"]`, changed) +
    formatRule(`.d-${button.id}`, dialogDeclarations(draft, button))
  );
}

/**
 * Translucent tiles blur the background, so that no shapes are behind the text. Browsers that cannot get a
 * plain background.
 */
function frostRules({ theme }: Draft, shown: readonly ShownButton[]): string {
  const styles = [theme.button, ...shown.map(({ button }) => button.style)];
  if (styles.every(({ opacity = 100 }) => opacity === 100)) return "";
  const solid = formatRule(".portal", { "--fill": parseColour(theme.button.background, "#ffffff") });
  return `.p-btn{backdrop-filter:blur(14px)}@supports not (backdrop-filter:none){${solid}}`;
}

/** Without a picture: a gradient from the header's colour to a lighter tint, with grain. */
function fadeRule(header: Colour): string {
  const tint = mixColours(header, "#ffffff", FADE_SHARE);
  return formatRule(".portal::before", {
    background: `url("${GRAIN}"),linear-gradient(170deg,${header} 10%,${tint})`,
  });
}

function backgroundRules({ homepage }: Draft, header: Colour): string {
  const files = backgroundFiles(homepage);
  if (files.length === 0) return fadeRule(header);
  return files
    .map(({ href, media, position }) => {
      const whole = formatRule(".portal::before", {
        "background-image": `url(${href})`,
        "background-position": position,
      });
      return media === undefined ? whole : `@media ${media}{${whole}}`;
    })
    .join("");
}

function overrideFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return getShownButtons(draft, language).flatMap(({ button }) => button.style.font ?? []);
}

/** The property's fonts that are visible at first. */
export function getNamedFonts({ homepage, theme }: Draft): readonly string[] {
  const { body, heading } = theme.fonts;
  return homepage.logo === null || theme.layout === "scroll" ? [body, heading] : [body];
}

/** All fonts of a page in this language. */
export function getFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return [draft.theme.fonts.body, draft.theme.fonts.heading, ...overrideFonts(draft, language)];
}

/** Fonts visible before a dialog opens: beside a logo, headings are only in dialogs and on cards. */
export function getFirstFonts(draft: Draft, language: ContentLanguage): readonly string[] {
  return [...getNamedFonts(draft), ...overrideFonts(draft, language)];
}

export function getHeaderColour({ homepage }: Draft): Colour {
  return parseColour(homepage.headerColour, TEMPLATE.homepage.headerColour);
}

/** Colours and fonts that every page of a property has. */
export function pageDeclarations(draft: Draft, letters: LetterKinds): Declarations {
  const { theme } = draft;
  const header = getHeaderColour(draft);
  const primary = getPrimary(draft);
  return {
    "--header": header,
    "--on-header": getReadableInk(header),
    "--primary": primary,
    "--on-primary": getReadableInk(primary),
    "--font": getFontFamily(theme.fonts.body, letters),
    "--head": getFontFamily(theme.fonts.heading, letters),
    "--size": `${getEntry(TEXT_SIZE_REM, theme.textSize, TEXT_SIZE_REM.medium)}rem`,
  };
}

/**
 * The part of a page's style sheet that depends on the property: fonts, custom properties, backgrounds and
 * overrides of single buttons (S4 to S8, S72, S73, S80).
 *
 * Only hex colours, numbers in range and entries of our own tables are output; any other value is replaced by
 * a default.
 */
export function buildThemeStyle(draft: Draft, language: ContentLanguage): string {
  const { theme, social } = draft;
  const letters = findPageLetters(draft, language);
  const header = getHeaderColour(draft);
  const socialGround = parseColour(social.background, header);
  const shown = getShownButtons(draft, language).filter(({ button }) => !button.hidden);
  const root: Declarations = {
    ...pageDeclarations(draft, letters),
    "--social": withOpacity(socialGround, social.opacity),
    "--on-social": getReadableInk(socialGround),
    "--social-size": `${getEntry(SOCIAL_SIZE_PX, social.size, SOCIAL_SIZE_PX.medium)}px`,
    ...buttonDeclarations(theme.button, shown.some(canClose)),
    ...sheetDeclarations(draft, "#ffffff"),
    "--card-ink": sheetDeclarations(draft, "#ffffff")["--sheet-ink"] ?? "#000000",
  };
  const overrides = shown.map((entry) => overrideRules(draft, entry, letters));
  return (
    buildFontFaces(getFonts(draft, language), letters) +
    formatRule(".portal", root) +
    backgroundRules(draft, header) +
    frostRules(draft, shown) +
    focusRules(draft, language) +
    buildColourRules(draft, language) +
    overrides.join("")
  );
}
