import { readFileSync } from "node:fs";
import { versions } from "virtual:font-versions";
import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import {
  FONT_IDS,
  FONT_SCRIPTS,
  FONTS,
  type FontId,
  type FontScript,
  findLetters,
  getLetters,
  hasScript,
} from "#domain/look/font.ts";
import {
  buildStyleSheet,
  readFontPackage,
  readFontPackages,
  readScreenFonts,
} from "../font-files/font-package.ts";
import { buildFontFaces, fontHrefs, fontSheets, getFontFamily } from "./fonts.ts";

/** Letters that each language needs besides A to Z, in both cases. */
const LETTERS: Readonly<Record<ContentLanguage, string>> = {
  en: "",
  fr: "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»’",
  it: "àèéìíòóùúÀÈÉÌÒÙ",
  es: "áéíóúüñÁÉÍÓÚÜÑ¿¡",
  de: "äöüßÄÖÜ„“",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№",
  ja: "ひらがなカタカナー。、「」東京都朝食夕食部屋予約温泉旅館駅案内営業時間",
  zh: "中文欢迎光临早餐晚餐房间预订服务酒店餐厅地图时间您好。，、",
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ،؟٠١٢٣٤٥٦٧٨٩",
  tr: "çğıöşüÇĞİÖŞÜ",
  he: "אבגדהוזחטיכךלמםנןסעפףצץקרשת₪",
  fi: "äöåšžÄÖÅŠŽ",
  sv: "åäöéÅÄÖÉ",
  pt: "áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ",
};
const SAMPLES: Readonly<Record<FontScript, ContentLanguage>> = {
  cyrillic: "ru",
  arabic: "ar",
  hebrew: "he",
  japanese: "ja",
  chinese: "zh",
};
const ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:!?€";

type Range = readonly [from: number, to: number];

function rangesIn(list: string): readonly Range[] {
  return list.split(",").map((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function lackingIn(ranges: readonly Range[], letters: string): string {
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
  return [...letters].filter((letter) => !has(letter)).join("");
}

const packaged = new Map<FontId, readonly Range[]>(
  readFontPackages().map(({ id, subsets }) => [id, subsets.flatMap(({ range }) => rangesIn(range))]),
);

function findLacking(id: FontId, letters: string): string {
  return lackingIn(packaged.get(id) ?? [], letters);
}

describe("the font catalogue", () => {
  it("has at least 24 families, each with its files [S8] (D13)", () => {
    expect(FONTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(FONT_IDS).size).toBe(FONTS.length);
    for (const id of FONT_IDS) expect(readFontPackage(id).subsets.length, id).toBeGreaterThan(1);
  });

  it("writes every Latin alphabet in every family, including Turkish and Nordic letters [S8] (D13)", () => {
    const latin = CONTENT_LANGUAGE_CODES.filter((language) => !Object.values(SAMPLES).includes(language));
    const letters = ALPHABET + latin.map((language) => LETTERS[language]).join("");
    for (const id of FONT_IDS) expect(findLacking(id, letters), id).toBe("");
  });

  it.each(FONT_SCRIPTS)("declares exactly the scripts of each package: %s [S8] (D13)", (script) => {
    const letters = LETTERS[SAMPLES[script]];
    const declared = FONT_IDS.filter((id) => hasScript(id, script));
    expect(declared.length).toBeGreaterThan(0);
    for (const id of declared) expect(findLacking(id, letters), id).toBe("");
    // A Chinese family draws Japanese text with Chinese shapes, and vice versa.
    if (script === "japanese" || script === "chinese") return;
    for (const id of FONT_IDS.filter((other) => !declared.includes(other))) {
      expect(findLacking(id, letters), id).not.toBe("");
    }
  });

  it("has one style sheet per family, with exactly its own files [S8]", () => {
    for (const family of readFontPackages()) {
      const sheet = buildStyleSheet(family);
      const files = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, href]) => href);
      expect(files).toEqual(family.subsets.map(({ href }) => href));
      expect(new Set([...sheet.matchAll(/font-family:("[^"]+")/g)].map(([, name]) => name)).size).toBe(1);
      expect(getFontFamily(family.id, getLetters("en"))).toContain(/font-family:("[^"]+")/.exec(sheet)?.[1]);
    }
  });

  it("adds less than 2 KB of URLs to the Worker", () => {
    expect(JSON.stringify(versions).length).toBeLessThan(2_048);
  });

  it.each(["fernholt", "brackenford"])("has every file that the style sheet of %s names", (brand) => {
    const sheet = readFileSync(new URL(`../../../brand/${brand}/brand.css`, import.meta.url), "utf8");
    const served = [...readFontPackages(), ...readScreenFonts()].flatMap(({ subsets }) =>
      subsets.map(({ href }) => href),
    );
    const named = sheet.match(/\/fonts\/[^"]+\.woff2/g) ?? [];
    expect(named).not.toEqual([]);
    for (const href of named) expect(served).toContain(href);
  });
});

describe("a page's fonts", () => {
  const filesIn = (css: string) =>
    [...css.matchAll(/\/([\w-]+)-(?:wght|opsz)-normal\.woff2/g)].map(([, name]) => name);

  it.each([
    ["en", ["inter", "lora"], ["inter-latin", "lora-latin"]],
    ["tr", ["inter"], ["inter-latin", "inter-latin-ext"]],
    ["ru", ["lora"], ["lora-latin", "lora-cyrillic"]],
    ["ru", ["fraunces"], ["fraunces-latin", "inter-cyrillic"]],
    ["ru", ["inter", "fraunces"], ["inter-latin", "inter-cyrillic", "fraunces-latin"]],
    ["ar", ["inter"], ["inter-latin", "cairo-arabic"]],
    ["ar", ["cairo"], ["cairo-latin", "cairo-arabic"]],
    ["he", ["inter"], ["inter-latin", "noto-sans-hebrew-hebrew"]],
    ["ja", ["inter", "noto-sans-jp"], ["inter-latin"]],
    ["zh", ["noto-sans-jp"], ["noto-sans-jp-latin"]],
    ["en", ["no-such-font"], []],
  ] as const)("in %s with %j are %j, and nothing else [S8] [S83]", (language, used, files) => {
    expect(filesIn(buildFontFaces(used, getLetters(language)))).toEqual(files);
  });

  it.each([
    ["ja", ["noto-sans-jp", "inter"], ["/fonts/noto-sans-jp.css"]],
    ["zh", ["noto-sans-jp"], []],
    ["zh", ["noto-serif-sc"], ["/fonts/noto-serif-sc.css"]],
    ["en", ["noto-sans-jp"], []],
  ] as const)("in %s with %j load the sheets %j [S8]", (language, used, sheets) => {
    expect(fontSheets(used, getLetters(language))).toEqual(sheets);
  });

  it.each([
    ["fraunces", "en", '"Fraunces Variable",fraunces-times,fraunces-noto,Georgia, serif'],
    [
      "fraunces",
      "ar",
      '"Fraunces Variable","Cairo Variable",cairo-naskh,fraunces-times,fraunces-noto,Georgia, serif',
    ],
    ["rubik", "ar", '"Rubik Variable",rubik-naskh,rubik-arial,rubik-roboto,system-ui, sans-serif'],
    [
      "caveat",
      "he",
      '"Caveat Variable","Noto Sans Hebrew Variable",noto-sans-hebrew-hebrew,noto-sans-hebrew-arial,caveat-arial,caveat-roboto,cursive',
    ],
    ["inter", "ja", '"Inter Variable",inter-arial,inter-roboto,system-ui, sans-serif'],
    ["no-such-font", "ru", '"Inter Variable",inter-arial,inter-roboto,system-ui, sans-serif'],
  ] as const)("name behind %s in %s what has the letters: %s [S83]", (id, language, family) => {
    expect(getFontFamily(id, getLetters(language))).toBe(family);
  });

  it.each([
    ["inter", ["arabic"], '"Inter Variable","Cairo Variable",cairo-naskh,inter-arial,inter-roboto'],
    [
      "caveat",
      ["cyrillic", "arabic", "hebrew"],
      '"Caveat Variable","Cairo Variable","Noto Sans Hebrew Variable",noto-sans-hebrew-hebrew,' +
        "noto-sans-hebrew-arial,cairo-naskh,caveat-arial,caveat-roboto",
    ],
    ["rubik", ["arabic", "hebrew"], '"Rubik Variable",rubik-naskh,rubik-hebrew,rubik-arial,rubik-roboto'],
    ["inter", ["latin-ext", "chinese"], '"Inter Variable",inter-arial,inter-roboto'],
  ] as const)("stand behind %s for all of %j, each with its rules: %s [S83]", (id, letters, families) => {
    const stack = getFontFamily(id, new Set(letters)).split(",");
    expect(stack.slice(0, families.split(",").length).join(",")).toBe(families);
    const rules = buildFontFaces([id], new Set(letters));
    for (const family of families.split(",")) expect(rules).toContain(`font-family:${family};`);
  });

  it("replace fallback fonts whenever they arrive, also on the first visit [S8]", () => {
    const rules = buildFontFaces(["inter", "lora"], getLetters("tr")).match(/src:url[^}]+/g) ?? [];
    expect(rules).toHaveLength(4);
    for (const rule of rules) expect(rule).toContain("font-display:swap");
    const sheet = buildStyleSheet(readFontPackage("noto-sans-jp"));
    expect(new Set(sheet.match(/font-display:(\w+)/g))).toEqual(new Set(["font-display:swap"]));
  });

  it("are preloaded with the URLs in their rules [S8]", () => {
    const hrefs = fontHrefs(["inter"], getLetters("ar"));
    expect(hrefs).toHaveLength(2);
    for (const href of hrefs) expect(buildFontFaces(["inter"], getLetters("ar"))).toContain(`url(${href})`);
  });

  it("cover every letter of every language, by file or device font [S8] [S83]", () => {
    for (const language of CONTENT_LANGUAGE_CODES.filter((code) => code !== "ja" && code !== "zh")) {
      for (const id of FONT_IDS) {
        const ranges = [
          ...buildFontFaces([id], findLetters(LETTERS[language], [language])).matchAll(
            /unicode-range:([^}]+)/g,
          ),
        ].map(([, list]) => list);
        const latin = readFontPackage(id).subsets.find(({ name }) => name === "latin");
        const reached = [latin?.range ?? "", ...ranges].flatMap((list) => rangesIn(list ?? ""));
        expect(lackingIn(reached, ALPHABET + LETTERS[language]), `${id} ${language}`).toBe("");
      }
    }
  });
});
