import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { contrastRatio } from "#domain/look/colour.ts";
import { readFontPackages, readScreenFonts } from "#portal/font-files/font-package.ts";
import { type Brand, FIXED_PICTURES, starterSchema } from "../brand-schema.ts";
import { readConfiguration } from "./configuration.ts";
import type { Finding } from "./finding.ts";
import { findPictureFaults, PICTURE_RULES } from "./pictures.ts";
import { type BrandSheet, describeExpected, getFirstFamily, readSheet, SHEET_NAMES } from "./sheet.ts";
import { CONTRAST_PAIRS, starterContrastFindings } from "./starter-contrast.ts";

function sheetFindings(sheet: BrandSheet, tokens: BrandSheet): Finding[] {
  const file = "brand.css";
  const findings: Finding[] = [];
  for (const name of SHEET_NAMES) {
    const value = sheet.values.get(name);
    const right = describeExpected(name, value ?? "");
    if (value === undefined) {
      findings.push({ file, key: `--${name}`, wrong: "It is missing.", right: right ?? "a value" });
    } else if (right !== null) {
      findings.push({ file, key: `--${name}`, wrong: `${value} can't be taken.`, right });
    }
  }
  for (const name of sheet.values.keys()) {
    if (SHEET_NAMES.includes(name)) continue;
    const right = "--primary-*, --accent-*, --radius-sm to --radius-xl and --font-sans, nothing else";
    findings.push({ file, key: `--${name}`, wrong: "It is not a brand's to set.", right });
  }
  for (const selector of sheet.foreign) {
    findings.push({ file, key: selector, wrong: "A brand sets tokens only.", right: ":root or @font-face" });
  }
  return [...findings, ...fontFindings(sheet), ...contrastFindings(sheet, tokens)];
}

const GENERIC_FAMILY = /^(?:system-ui|sans-serif|serif)$/;

function fontFindings({ values, fonts }: BrandSheet): Finding[] {
  const file = "brand.css";
  const family = getFirstFamily(values.get("font-sans") ?? "");
  const findings: Finding[] = [];
  if (family && !GENERIC_FAMILY.test(family) && !fonts.some((font) => font.family === family)) {
    const right = `an @font-face for "${family}", or a font of the system first`;
    findings.push({ file, key: "--font-sans", wrong: `Nothing loads ${family}.`, right });
  }
  if (fonts.length === 0) return findings;
  const known = new Set(
    [...readFontPackages(), ...readScreenFonts()].flatMap(({ subsets }) => subsets.map(({ href }) => href)),
  );
  for (const { family: loaded, href } of fonts) {
    if (known.has(href)) continue;
    const right = "a file of the catalogue, such as /fonts/5.3.0/inter-latin-opsz-normal.woff2";
    findings.push({ file, key: `@font-face ${loaded}`, wrong: `${href || "Nothing"} is not served.`, right });
  }
  return findings;
}

function contrastFindings(sheet: BrandSheet, tokens: BrandSheet): Finding[] {
  const getColour = (name: string) => sheet.values.get(name) ?? tokens.values.get(name) ?? "";
  return CONTRAST_PAIRS.flatMap(({ ink, ground, least, use }) => {
    const [one, other] = [getColour(ink), getColour(ground)];
    // Invalid colours are reported by another check.
    if (![one, other].every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return [];
    const ratio = contrastRatio(one, other);
    if (ratio >= least) return [];
    const wrong = `${one} on --${ground} (${other}) has a contrast of ${ratio.toFixed(2)} (${use}).`;
    return [{ file: "brand.css", key: `--${ink}`, wrong, right: `at least ${least}` }];
  });
}

function pictureFindings(folder: string, brand: Brand): Finding[] {
  const { darkPortalLogo, lightPortalLogo, loginImage } = brand;
  const named: Record<string, string> = { darkPortalLogo, lightPortalLogo, loginImage, ...FIXED_PICTURES };
  const there = existsSync(join(folder, "pictures")) ? readdirSync(join(folder, "pictures")) : [];
  const findings = Object.entries(named).flatMap(([key, name]) => {
    const file = `pictures/${name}`;
    const rule = PICTURE_RULES[key];
    if (!rule) return [];
    if (!there.includes(name))
      return [{ file, key, wrong: "It is missing.", right: "a picture of this name" }];
    return findPictureFaults(name, readFileSync(join(folder, file)), rule).map(([wrong, right]) => ({
      file,
      key,
      wrong,
      right,
    }));
  });
  const spare = there.filter((name) => !Object.values(named).includes(name));
  return [
    ...findings,
    ...spare.map((name) => ({
      file: `pictures/${name}`,
      key: "",
      wrong: "Nothing shows this file.",
      right: `one of ${Object.values(named).join(", ")}`,
    })),
  ];
}

const STARTER_RIGHT: Readonly<Record<string, string>> = {
  entry: 'title and text, each in English at least: { "en": "…", "de": "…" }',
  portal: 'header, primary and secondary, each a colour such as "#336699"',
};

function starterFindings(text: string): Finding[] {
  const file = "starter.json";
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ file, key: "", wrong: error.message, right: "valid JSON" }];
  }
  const { error, data } = starterSchema.safeParse(json);
  if (data) return starterContrastFindings(data);
  return (error?.issues ?? []).map(({ path: [key = ""], path: place, message }) => ({
    file,
    key: place.join("."),
    wrong: message,
    right: STARTER_RIGHT[String(key)] ?? "entry and portal, nothing else",
  }));
}

/**
 * Checks a brand's folder: configuration, style sheet with its contrasts, fonts and pictures.
 *
 * @returns every fault with its correction; empty when the brand can be shipped. A missing file is a fault; throws on
 * other read errors.
 */
export function checkBrand(path: string): Finding[] {
  const folder = resolve(path);
  const missing = ["brand.json", "brand.css", "starter.json"].filter(
    (file) => !existsSync(join(folder, file)),
  );
  const lost = missing.map((file) => ({
    file,
    key: "",
    wrong: "It is missing.",
    right: `a file in ${path}`,
  }));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const { brand, findings } = missing.includes("brand.json")
    ? { brand: null, findings: [] }
    : readConfiguration(read("brand.json"), basename(folder));
  const tokens = readSheet(readFileSync(join(import.meta.dirname, "../tokens.css"), "utf8"));
  return [
    ...lost,
    ...findings,
    ...(missing.includes("brand.css") ? [] : sheetFindings(readSheet(read("brand.css")), tokens)),
    ...(missing.includes("starter.json") ? [] : starterFindings(read("starter.json"))),
    ...(brand ? pictureFindings(folder, brand) : []),
  ];
}
