import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "#domain/content/document.ts";
import { contrastRatio } from "#domain/look/colour.ts";
import { PICTURE, sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { buildThemeStyle, GRAIN, getFirstFonts } from "./theme-style.ts";

const HOSTILE = [
  "red;background:url(//evil.example)",
  "#ffffff;}body{display:none",
  "</style><script>alert(1)</script>",
  "expression(alert(1))",
  "#fff/*",
  "\\3c/style",
  "url(javascript:alert(1))",
  "@import '//evil.example'",
  "constructor",
  "",
];

/** A draft in which every style field has the same value, whatever its type. */
function loadDraft(value: unknown): Draft {
  const any = value as never;
  const style = {
    surface: any,
    background: any,
    text: any,
    icon: any,
    shadow: any,
    opacity: any,
    radius: any,
  };
  const popup = usableButton("popup", 1);
  if (popup.type !== "popup") throw new Error("The sample is no popup.");
  const picture = { key: any, width: any, height: any, alt: "", focus: { x: any, y: any } };
  const ours = { ...picture, key: `${"c3".repeat(20)}.webp`, width: 3000, height: 2000 };
  return sampleDraft({
    homepage: { headerColour: any, logo: picture, backgroundPortrait: picture, backgroundLandscape: picture },
    theme: {
      primary: any,
      secondary: any,
      button: style,
      fonts: { custom: [any], heading: any, body: any },
      textSize: any,
      layout: any,
    },
    social: { channels: [], position: any, size: any, opacity: any, background: any },
    english: [
      {
        ...popup,
        background: any,
        style: { ...style, font: any },
        content: [{ type: "picture", picture: ours }],
      },
      { ...usableButton("link", 2), id: any, style },
    ],
  });
}

function parseDeclarations(css: string): readonly string[] {
  return [...css.matchAll(/(?:[{;])([\w-]+):/g)].map(([, name = ""]) => name);
}

/** Every value that our tables and checks can produce. */
const VALUE =
  /^(?:#[0-9a-f]{6}(?:[0-9a-f]{2})?|\d+px|[\d.]+rem|0%|rgb\(8 16 30\/[\d.]+\)|"[\w ]+"(?:,"?[\w -]+"?)*)$/;

describe("a portal's style", () => {
  const known = new Set([
    ...parseDeclarations(buildThemeStyle(sampleDraft(), "ar")),
    "background",
    "background-image",
    "background-position",
    "object-position",
  ]);

  function expectOnlyOurs(css: string) {
    expect(parseDeclarations(css).filter((name) => !known.has(name))).toEqual([]);
    for (const [, value = ""] of css.matchAll(/--[\w-]+:([^;}]*)/g)) expect(value).toMatch(VALUE);
    expect(
      css
        .replaceAll(`url("${GRAIN}")`, "")
        .match(/url\((?!\/media\/[0-9a-f]{40}\.\w+(?:\?w=\d+)?\)|\/fonts\/[\w-]+\.woff2\))/g),
    ).toBeNull();
    for (const [, value = ""] of css.matchAll(/(?:background|object)-position:([^;}]*)/g)) {
      expect(value).toMatch(/^\d{1,3}% \d{1,3}%$/);
    }
    expect(css).not.toMatch(/[<>\\]|@import|\/\*/);
  }

  it.each(HOSTILE)("never contains %j, whichever field has it [S72]", (value) => {
    expectOnlyOurs(buildThemeStyle(loadDraft(value), "en"));
  });

  it("gets no declaration from any value [S72]", () => {
    const primitive = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(fc.property(primitive, (value) => expectOnlyOurs(buildThemeStyle(loadDraft(value), "ar"))));
  });

  it("fades the header's colour into a lighter tint without a picture [S5, S18]", () => {
    const homepage = { ...sampleDraft().homepage, headerColour: "#123456" };
    const flat = { ...homepage, backgroundPortrait: null, backgroundLandscape: null };
    expect(buildThemeStyle(sampleDraft({ homepage: flat }), "en")).toContain(
      "linear-gradient(170deg,#123456 10%,#",
    );
    expect(
      buildThemeStyle(sampleDraft({ homepage: { ...flat, backgroundPortrait: PICTURE } }), "en"),
    ).not.toContain("linear-gradient");
  });

  it("has the chosen colours, opacity and radius [S6] [S7]", () => {
    const { theme } = sampleDraft();
    const button = { ...theme.button, background: "#123456", opacity: 50, radius: 7 };
    const css = buildThemeStyle(sampleDraft({ theme: { ...theme, button } }), "en");
    expect(css).toContain("--fill:#12345680");
    expect(css).toContain("--radius:7px");
  });

  it("blurs the background behind translucent tiles, and is plain in browsers that cannot [S7]", () => {
    const { theme } = sampleDraft();
    const styleAt = (opacity: number, own: object = {}) => {
      const button = { ...usableButton("link", 1), style: own };
      return buildThemeStyle(
        sampleDraft({ theme: { ...theme, button: { ...theme.button, opacity } }, english: [button] }),
        "en",
      );
    };
    expect(styleAt(100)).not.toContain("backdrop-filter");
    expect(styleAt(100, { opacity: 80 })).toContain("backdrop-filter:blur(14px)}");
    expect(styleAt(96)).toMatch(/@supports not [^{]*\{\.portal\{--fill:#[0-9a-f]{6}\}\}/);
  });

  it("contains only a button's differences from the property's style [S73]", () => {
    const plain = usableButton("link", 1);
    const own = { ...usableButton("link", 2), style: { radius: 3, font: "fraunces" } as const };
    const css = buildThemeStyle(sampleDraft({ english: [plain, own] }), "en");
    expect(css).not.toContain(plain.id);
    expect(css).toContain(
      `[data-button="${own.id}"]{--radius:3px;font-family:"Fraunces Variable",fraunces-times,fraunces-noto,Georgia, serif}`,
    );
    expect(css).toMatch(/\/fonts\/[\d.]+\/fraunces-latin-opsz-normal\.woff2/);
  });

  it("keeps text readable on every header and popup colour [S4] [S76]", () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, colour, (headerColour, background) => {
        const popup = { ...usableButton("popup", 1), background } as ReturnType<typeof usableButton>;
        const { homepage } = sampleDraft();
        const css = buildThemeStyle(
          sampleDraft({ homepage: { ...homepage, headerColour }, english: [popup] }),
          "en",
        );
        const last = (name: string) =>
          css.match(new RegExp(`--${name}:(#[0-9a-f]{6})(?![\\s\\S]*--${name}:)`))?.[1];
        expect(contrastRatio(last("on-header") ?? "", headerColour)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(last("sheet-ink") ?? "", background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("shows the landscape picture on wide screens, and a single picture on all [S5]", () => {
    const { homepage } = sampleDraft();
    const portrait = { key: `${"a1".repeat(20)}.jpg`, width: 500, height: 1000, alt: "" };
    const landscape = { ...portrait, key: `${"b2".repeat(20)}.jpg` };
    const both = buildThemeStyle(
      sampleDraft({
        homepage: { ...homepage, backgroundPortrait: portrait, backgroundLandscape: landscape },
      }),
      "en",
    );
    expect(both).toMatch(/::before\{background-image:url\(\/media\/a1.*orientation:landscape\).*\/media\/b2/);
    const one = buildThemeStyle(
      sampleDraft({ homepage: { ...homepage, backgroundLandscape: landscape } }),
      "en",
    );
    expect(one).toContain("/media/b2");
    expect(one).not.toContain("orientation");
  });

  it("keeps feedback readable on every background and accent [S77]", () => {
    for (const [background, accent] of [
      ["#ffffff", "#ffe9a8"],
      ["#14263f", "#14263f"],
      ["#777777", "#c07a1c"],
    ] as const) {
      const button = { ...usableButton("feedback", 1), background, accent } as ReturnType<
        typeof usableButton
      >;
      const css = buildThemeStyle(sampleDraft({ english: [button] }), "en");
      const own = css.match(/\.d-[a-z2-7]{24}\{([^}]*)\}/)?.[1] ?? "";
      const getColour = (name: string) =>
        new RegExp(`(?:^|;)${name}:(#[0-9a-f]{6})`).exec(own)?.[1] ??
        new RegExp(`[{;]${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ??
        "";
      expect(contrastRatio(getColour("--sheet-ink"), getColour("--sheet"))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(getColour("--card-ink"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(getColour("--star"), "#ffffff")).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(getColour("--on-accent"), getColour("--accent"))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("loads a font with Arabic letters only on Arabic pages [S8] [S83]", () => {
    expect(buildThemeStyle(sampleDraft(), "ar")).toContain("/cairo-arabic-wght-normal.woff2");
    expect(buildThemeStyle(sampleDraft(), "de")).not.toContain("cairo");
  });

  it("gives a cream button an edge in its own hue, and a white one a grey edge [S73]", () => {
    const { theme } = sampleDraft();
    const getLedge = (background: string) => {
      const button = { ...theme.button, background, surface: "3d" as const };
      const css = buildThemeStyle(sampleDraft({ theme: { ...theme, button } }), "en");
      const hex = /--ledge:#([0-9a-f]{6})/.exec(css)?.[1] ?? "";
      return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    };
    const [red = 0, , blue = 0] = getLedge("#fff8ea");
    expect(red - blue).toBeGreaterThan(40);
    const [one, other, third] = getLedge("#ffffff");
    expect([other, third]).toEqual([one, one]);
  });

  it("loads the heading font early only if a heading is visible: not beside a logo [S8]", () => {
    const { homepage, theme } = sampleDraft();
    const fonts = { ...theme.fonts, heading: "fraunces", body: "inter" } as const;
    const named = { ...theme, fonts };
    const logo = { ...homepage, logo: PICTURE };
    expect(getFirstFonts(sampleDraft({ theme: named }), "en")).toEqual(["inter", "fraunces"]);
    expect(getFirstFonts(sampleDraft({ theme: named, homepage: logo }), "en")).toEqual(["inter"]);
    const cards = { ...named, layout: "scroll" } as const;
    expect(getFirstFonts(sampleDraft({ theme: cards, homepage: logo }), "en")).toEqual(["inter", "fraunces"]);
  });
});
