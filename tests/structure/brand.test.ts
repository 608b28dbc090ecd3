import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { brandSchema } from "#brand/brand-schema.ts";
import { checkBrand } from "#brand/check/check-brand.ts";
import { readSheet, SHEET_NAMES } from "#brand/check/sheet.ts";
import { trialTextIn } from "#brand/trial-text.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";

/** Sources of any brand's build: screens, server, mail, texts, public files. */
const SOURCES = globSync([
  "{app,worker}/**/*.{ts,tsx,css}",
  "public/**/*.*",
  "brand/tokens.css",
  "brand/check/*.ts",
  "wrangler.toml",
]).filter((file) => !file.includes(".test.") && !file.endsWith("bindings.d.ts"));

function coloursIn(text: string): Set<string> {
  return new Set([...text.matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase()));
}

/** Success colours: the same green of tokens.css in every brand. */
const ALL_IS_WELL = ["app/portal/style/sending.css", "brand/tokens.css"];

/** Colours that all brands share. */
const PRODUCT_COLOURS = coloursIn(readFileSync("brand/tokens.css", "utf8"));

describe("the shipped brand", () => {
  it("has every key of the brand configuration, and no other [S19, S29]", () => {
    expect(Object.keys(brand).sort()).toEqual(
      [
        "client",
        "cloudFunctionsProject",
        "companyName",
        "contactSite",
        "darkPortalLogo",
        "euNumber",
        "lightPortalLogo",
        "loginImage",
        "loginLogoSite",
        "meNumber",
        "portalName",
        "privacyPolicy",
        "quickStart",
        "showRegister",
        "sidebarLogoSite",
        "signUpTrialText",
        "storageBucket",
        "supportEmail",
        "ukNumber",
        "url",
        "usNumber",
        "whiteLabel",
      ].sort(),
    );
  });

  it("names company and portal, its links, its mail and its four telephones [S20, S22, S23, S25, S26]", () => {
    expect(brand).toMatchObject({
      companyName: "Fernholt Partners Ltd",
      portalName: "Fernholt Host",
      supportEmail: "support@fernholt.example",
    });
    const links = [
      brand.sidebarLogoSite,
      brand.loginLogoSite,
      brand.privacyPolicy,
      brand.quickStart,
      brand.contactSite,
    ];
    for (const link of links) expect(new URL(link).protocol).toBe("https:");
    for (const number of [brand.euNumber, brand.usNumber, brand.ukNumber, brand.meNumber]) {
      expect(number).toMatch(/^\+\d/);
    }
  });
});

const FOLDERS = globSync("brand/*/brand.json").map((file) => dirname(file));

describe.each(FOLDERS)("%s", (folder) => {
  it("can be shipped: all keys, readable colours, fonts and pictures [S19, S20, S21, S26, S29]", () => {
    expect(checkBrand(folder)).toEqual([]);
  });

  it("is chosen by one variable, and nothing else in the product names it [S19, S27]", () => {
    const own = brandSchema.parse(JSON.parse(readFileSync(join(folder, "brand.json"), "utf8")));
    const [company = ""] = own.companyName.split(" ");
    const names = new RegExp(`${own.client}|${company}|${own.portalName}`, "i");
    const naming = SOURCES.filter((file) => names.test(readFileSync(file, "utf8")));
    expect(naming).toEqual([]);
  });

  it("has colours of its own, which stand in no file of the product [S19, S215]", () => {
    const colours = coloursIn(readFileSync(join(folder, "brand.css"), "utf8"));
    const own = [...colours].filter((colour) => !PRODUCT_COLOURS.has(colour));
    expect(own.length).toBeGreaterThan(8);
    const painting = SOURCES.filter((file) => {
      const found = coloursIn(readFileSync(file, "utf8"));
      return own.some((colour) => found.has(colour));
    });
    expect(painting).toEqual([]);
  });

  it("starts portals in colours that stand in no file of the product, and in no other brand [S18, S19]", () => {
    const starter = coloursIn(readFileSync(join(folder, "starter.json"), "utf8"));
    const others = FOLDERS.filter((other) => other !== folder).flatMap((other) => [
      join(other, "starter.json"),
      join(other, "brand.css"),
    ]);
    const painting = [...SOURCES, ...others].filter((file) => {
      const found = coloursIn(readFileSync(file, "utf8"));
      return [...starter].some((colour) => found.has(colour));
    });
    expect(painting.filter((file) => !ALL_IS_WELL.includes(file))).toEqual([]);
  });
});

const PAIRS = FOLDERS.flatMap((one, index) => FOLDERS.slice(index + 1).map((other) => [one, other] as const));

it.each(PAIRS)("%s and %s do not look alike [S19]", (one, other) => {
  const loadSheet = (folder: string) => readSheet(readFileSync(join(folder, "brand.css"), "utf8")).values;
  const [left, right] = [loadSheet(one), loadSheet(other)];
  for (const name of SHEET_NAMES) {
    expect(left.get(name), name).not.toBe(right.get(name));
  }
  for (const name of readdirSync(join(one, "pictures"))) {
    const read = (folder: string) => readFileSync(join(folder, "pictures", name), "base64");
    expect(read(one) === read(other), name).toBe(false);
  }
});

describe("what a brand promises with a trial", () => {
  it.each(FOLDERS)("%s says it in every language of the interface [S24, S29]", (folder) => {
    const own = brandSchema.parse(JSON.parse(readFileSync(join(folder, "brand.json"), "utf8")));
    const texts = INTERFACE_LANGUAGES.map((language) => trialTextIn(own, language));
    expect(texts.map(({ language }) => language)).toEqual([...INTERFACE_LANGUAGES]);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(INTERFACE_LANGUAGES.length);
  });

  it("is said in English, and as English, where a brand wrote no other [S24]", () => {
    const signUpTrialText = { en: "Free for 30 days.", de: "" };
    expect(trialTextIn({ signUpTrialText }, "fr")).toEqual({ text: "Free for 30 days.", language: "en" });
    expect(trialTextIn({ signUpTrialText }, "de")).toEqual({ text: "", language: "de" });
  });
});
