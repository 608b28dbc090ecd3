import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { brandFolder } from "./brand-alias.ts";
import {
  type Brand,
  brandAddress,
  brandSchema,
  FIXED_PICTURES,
  getBrandPictures,
  MANIFEST_NAME,
  type Starter,
  starterSchema,
} from "./brand-schema.ts";
import { checkBrand } from "./check/check-brand.ts";
import { describeFinding } from "./check/finding.ts";
import { type BrandSheet, getFirstFamily, readSheet } from "./check/sheet.ts";

const LOOK = "virtual:brand-look";
const SHOWN = "virtual:brand-shown";
const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webmanifest: "application/manifest+json",
};

interface ReadBrand {
  readonly brand: Brand;
  readonly starter: Starter;
  readonly sheet: BrandSheet;
  readonly pictures: readonly string[];
}

/** Error without a stack: the finding is complete, and our stack would not help. */
function createRefusal(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}

function readBrand(folder: string): ReadBrand {
  const findings = checkBrand(folder);
  if (findings.length > 0) {
    throw createRefusal(
      `The brand in ${folder} can't be shipped.\n${findings.map(describeFinding).join("\n")}`,
    );
  }
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return {
    brand: brandSchema.parse(readJson("brand.json")),
    starter: starterSchema.parse(readJson("starter.json")),
    sheet: readSheet(readFileSync(join(folder, "brand.css"), "utf8")),
    pictures: readdirSync(join(folder, "pictures")),
  };
}

const getColour = ({ values }: BrandSheet, name: string) => values.get(name) ?? "";
const getThemeColour = (sheet: BrandSheet) => getColour(sheet, "primary-600");

/** File of the first family with plain Latin letters; every screen loads it at once. */
function findFirstFont({ values, fonts }: BrandSheet): string | null {
  const family = getFirstFamily(values.get("font-sans") ?? "");
  return fonts.find((font) => font.family === family)?.href ?? null;
}

/** Web app manifest in the brand's name. */
function buildManifest({ brand, sheet }: ReadBrand): string {
  const { portalName } = brand;
  return JSON.stringify({
    name: portalName,
    short_name: portalName,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: getThemeColour(sheet),
    background_color: "#ffffff",
    icons: [
      { src: brandAddress(brand, FIXED_PICTURES.favicon), type: "image/svg+xml", sizes: "any" },
      {
        src: brandAddress(brand, FIXED_PICTURES.appIcon),
        type: "image/png",
        sizes: "512x512",
        purpose: "any maskable",
      },
    ],
  });
}

/**
 * Ships one brand: checks its folder before the build, serves its pictures and manifest under `/brand/<client>/`, and
 * gives the document's head its first font and colour. Files of other brands are left out.
 */
export function brandFiles(folder = brandFolder()): Plugin {
  const read = readBrand(folder);
  const { sheet } = read;
  const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    [LOOK]: {
      firstFont: findFirstFont(sheet),
      themeColour: getThemeColour(sheet),
      look: {
        primary: getThemeColour(sheet),
        deep: getColour(sheet, "primary-700"),
        pale: getColour(sheet, "primary-50"),
        light: getColour(sheet, "primary-300"),
        dark: getColour(sheet, "primary-950"),
      },
    },
    [SHOWN]: {
      brand: read.brand,
      brandPictures: getBrandPictures(read.brand),
      brandManifest: brandAddress(read.brand, MANIFEST_NAME),
      portalColours: read.starter.portal,
    },
  };
  return {
    name: "foyer:brand-files",
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load(id) {
      const parts = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      if (!parts) return null;
      return Object.entries(parts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const target = (name: string) => join(dir, brandAddress(read.brand, name));
      await mkdir(dirname(target(MANIFEST_NAME)), { recursive: true });
      await writeFile(target(MANIFEST_NAME), buildManifest(read));
      for (const name of read.pictures) await copyFile(join(folder, "pictures", name), target(name));
    },
    configureServer(server) {
      const start = brandAddress(read.brand, "");
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const name = path.startsWith(start) ? path.slice(start.length) : "";
        const isPicture = read.pictures.includes(name) && existsSync(join(folder, "pictures", name));
        if (!isPicture && name !== MANIFEST_NAME) return next();
        response.setHeader("content-type", TYPES[name.split(".").at(-1) ?? ""] ?? "");
        response.end(isPicture ? await readFile(join(folder, "pictures", name)) : buildManifest(read));
      });
    },
  };
}
