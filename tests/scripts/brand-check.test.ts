import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findBorrowedContent } from "#brand/check/borrowed.ts";
import { checkBrand } from "#brand/check/check-brand.ts";

const BASE = mkdtempSync(join(tmpdir(), "brands-"));
afterAll(() => rmSync(BASE, { recursive: true }));
let copies = 0;

/** A copy of a complete brand, for a test to break. */
function copyBrand(): { folder: string; edit: (file: string, change: (text: string) => string) => void } {
  copies += 1;
  const folder = join(BASE, `copy-${copies}`, "brackenford");
  cpSync("brand/brackenford", folder, { recursive: true });
  return {
    folder,
    edit: (file, change) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8"))),
  };
}

function editJson(change: (brand: Record<string, unknown>) => object) {
  return (text: string) => JSON.stringify(change(JSON.parse(text)));
}

describe("the check of a brand", () => {
  it.each([
    ["a key that is missing", ({ euNumber: _gone, ...brand }: Record<string, unknown>) => brand, "euNumber"],
    ["a key that nobody knows", (brand: Record<string, unknown>) => ({ ...brand, phone: "1" }), "phone"],
    ["a number without its country", (brand) => ({ ...brand, ukNumber: "020 7946 0164" }), "ukNumber"],
    ["a link that is no https", (brand) => ({ ...brand, url: "javascript:alert(1)" }), "url"],
    ["a word for a yes", (brand) => ({ ...brand, showRegister: "true" }), "showRegister"],
    ["an address that is none", (brand) => ({ ...brand, supportEmail: "support" }), "supportEmail"],
    ["a picture outside of its folder", (brand) => ({ ...brand, loginImage: "../x.svg" }), "loginImage"],
    ["another folder's name", (brand) => ({ ...brand, client: "elsewhere" }), "client"],
    [
      "a trial text that is in no language",
      (brand) => ({ ...brand, signUpTrialText: "Free for 30 days." }),
      "signUpTrialText",
    ],
    [
      "a trial text without the language that all fall back to",
      (brand) => ({ ...brand, signUpTrialText: { de: "30 Tage kostenlos." } }),
      "signUpTrialText",
    ],
    [
      "a trial text in a language that no screen speaks",
      (brand) => ({ ...brand, signUpTrialText: { en: "Free.", pt: "Grátis." } }),
      "signUpTrialText",
    ],
    [
      "a trial text that is too long",
      (brand) => ({ ...brand, signUpTrialText: { en: "x".repeat(161) } }),
      "signUpTrialText",
    ],
    ["an empty name", (brand) => ({ ...brand, portalName: " " }), "portalName"],
  ] satisfies [string, (brand: Record<string, unknown>) => object, string][])(
    "names file and key of %s, and what would be right [S19, S29]",
    (_, change, key) => {
      const { folder, edit } = copyBrand();
      edit("brand.json", editJson(change));
      const [finding, ...others] = checkBrand(folder);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ file: "brand.json", key });
      expect(finding?.wrong).not.toBe("");
      expect(finding?.right).not.toBe("");
    },
  );

  it("names what is wrong with what a new portal and the entry begin with [S19]", () => {
    const { folder, edit } = copyBrand();
    edit(
      "starter.json",
      editJson(({ portal, entry }) => ({
        portal: { ...(portal as object), primary: "blue" },
        entry: { ...(entry as object), text: { de: "Nur Deutsch." } },
      })),
    );
    expect(checkBrand(folder).map(({ file, key }) => `${file} ${key}`)).toEqual([
      "starter.json entry.text",
      "starter.json portal.primary",
    ]);
  });

  it("judges the colours that guests of a new portal get, by what they are used for [S18, S19]", () => {
    const { folder, edit } = copyBrand();
    edit(
      "starter.json",
      editJson((starter) => ({
        ...starter,
        portal: { header: "#fff200", primary: "#e6ff00", secondary: "#ff99dd" },
      })),
    );
    expect(checkBrand(folder).map(({ file, key, right }) => `${file} ${key} ${right}`)).toEqual([
      "starter.json portal.primary at least 4.5",
      "starter.json portal.primary at least 3",
      "starter.json portal.secondary at least 3",
    ]);
  });

  it("says what a brand still has of the one that it was started from [S19]", () => {
    expect(findBorrowedContent("brand/fernholt")).toEqual([]);
    expect(findBorrowedContent("brand/brackenford")).toEqual([]);
    const { folder, edit } = copyBrand();
    cpSync(folder, join(folder, "../other-inn"), { recursive: true });
    writeFileSync(
      join(folder, "../other-inn/pictures/mark.svg"),
      readFileSync(join(folder, "pictures/mark.svg"), "utf8").replaceAll("Brackenford", "Other Inn"),
    );
    edit(
      "brand.json",
      editJson((brand) => ({ ...brand, euNumber: "+49 30 23125 099" })),
    );
    edit(
      "starter.json",
      editJson((starter) => ({
        ...starter,
        portal: { header: "#111111", primary: "#222222", secondary: "#333333" },
      })),
    );
    const said = findBorrowedContent(folder).join("\n");
    expect(said).toContain("pictures/login-image.svg is other-inn's.");
    // Renaming a picture does not make it different.
    expect(said).toContain("pictures/mark.svg is other-inn's.");
    expect(said).toContain("brand.json usNumber");
    expect(said).toContain("starter.json entry is other-inn's.");
    expect(said).toContain("brand.json signUpTrialText, de: the promise is other-inn's.");
    expect(said).toContain("brand.css --primary-*: the colours are other-inn's.");
    expect(said).toContain("brand.css --accent-*: the colours are other-inn's.");
    expect(said).not.toContain("euNumber");
    expect(said).not.toContain("starter.json portal");
  });

  it("guesses which key was meant [S29]", () => {
    const { folder, edit } = copyBrand();
    edit(
      "brand.json",
      editJson(({ privacyPolicy, ...brand }) => ({ ...brand, PrivacyPolicy: privacyPolicy })),
    );
    expect(checkBrand(folder).map(({ key, right }) => [key, right])).toContainEqual([
      "PrivacyPolicy",
      "privacyPolicy, or leave it out",
    ]);
  });

  it("says where the configuration stops being JSON [S29]", () => {
    const { folder, edit } = copyBrand();
    edit("brand.json", (text) => text.replace(",", ""));
    expect(checkBrand(folder)).toMatchObject([{ file: "brand.json", right: "valid JSON" }]);
  });

  it.each([
    [
      "a colour too pale for white letters",
      "--primary-600: #234f96",
      "--primary-600: #84a7df",
      "--neutral-0",
    ],
    ["links too pale", "--primary-700: #1b3f7a", "--primary-700: #84a7df", "--primary-700"],
    ["a badge nobody can read", "--accent-700: #6a4c12", "--accent-700: #d9a53a", "--accent-700"],
    ["a colour that is none", "--primary-300: #84a7df", "--primary-300: blue", "--primary-300"],
    ["a token that is missing", "--accent-200: #f4dc9a;", "", "--accent-200"],
    ["a radius out of bounds", "--radius-md: 4px", "--radius-md: 60px", "--radius-md"],
    ["a token that is the product's", "--accent-50:", "--danger-600: #000000; --accent-50:", "--danger-600"],
    ["a rule of its own", "@font-face", "body { display: none }\n@font-face", "body"],
    ["a font that nothing loads", '"Manrope Variable", Manrope', '"Papyrus"', "--font-sans"],
    [
      "a font from elsewhere",
      "/fonts/5.3.0/manrope-latin-wght",
      "https://x.example/y",
      "@font-face Manrope Variable",
    ],
  ])("finds %s in the style sheet [S19, S215]", (_, from, to, key) => {
    const { folder, edit } = copyBrand();
    edit("brand.css", (text) => text.replace(from, to));
    const findings = checkBrand(folder);
    expect(findings.map((finding) => finding.file)).toEqual(findings.map(() => "brand.css"));
    expect(findings.map((finding) => finding.key)).toContain(key);
  });

  it.each([
    ["a picture that is missing", "mark.svg", null, "It is missing."],
    ["script in a logo", "logo-dark.svg", (svg: string) => svg.replace("<path", "<script/><path"), "script"],
    [
      "a logo that loads from elsewhere",
      "logo-light.svg",
      (svg: string) => svg.replace("<path", '<image href="https://x.example/y"/><path'),
      "elsewhere",
    ],
    [
      "letters in a font of one machine",
      "logo-dark.svg",
      (svg: string) => svg.replace("<path", "<text>B</text><path"),
      "letters",
    ],
    [
      "a favicon that is no square",
      "favicon.svg",
      (svg: string) => svg.replace("0 0 36 36", "0 0 72 36"),
      "wide",
    ],
    [
      "a picture without a size",
      "login-image.svg",
      (svg: string) => svg.replace("viewBox", "box"),
      "can't be read",
    ],
    ["a file that is no picture", "app-icon.png", () => "not a picture at all", "can't be read"],
    ["a picture that is too heavy", "mark.svg", (svg: string) => svg + " ".repeat(30_000), "KB"],
    ["a file that nothing shows", "banner.svg", () => "<svg/>", "Nothing shows this file."],
  ] satisfies [string, string, ((svg: string) => string) | null, string][])(
    "finds %s [S21]",
    (_, name, change, wrong) => {
      const { folder } = copyBrand();
      const file = join(folder, "pictures", name);
      if (change === null) rmSync(file);
      else writeFileSync(file, change(name === "banner.svg" ? "" : readFileSync(file, "utf8")));
      const findings = checkBrand(folder);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({ file: `pictures/${name}` });
      expect(findings[0]?.wrong).toContain(wrong);
    },
  );

  it("is a command that says all of it at once, and fails [S29]", () => {
    const { folder, edit } = copyBrand();
    edit(
      "brand.json",
      editJson(({ url: _gone, ...brand }) => ({ ...brand, usNumber: "none" })),
    );
    const run = (...args: string[]) =>
      spawnSync("node_modules/.bin/node", ["scripts/brand.ts", ...args], { encoding: "utf8" });
    const broken = run("check", folder);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain("2 things to mend.");
    expect(broken.stdout).toContain("brand.json, url: It is missing. Right would be: an address");
    expect(broken.stdout).toContain('brand.json, usNumber: "none" can\'t be taken.');
    const whole = run("check", "brand/fernholt");
    expect(whole).toMatchObject({ status: 0, stdout: "brand/fernholt can be shipped.\n" });
  });
});
