import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pruneCss, splitCss } from "./prune-css.ts";

const PAGE = '<div class="portal p-two"><a class="p-btn"></a></div>';

describe("a page's pruned style sheet", () => {
  it.each([
    ["a class that it has", ".p-btn{color:red}", ".p-btn{color:red}"],
    ["a class that it lacks", ".p-one{color:red}.p-btn{color:red}", ".p-btn{color:red}"],
    ["one selector of two", ".p-one,.p-btn>a{color:red}", ".p-btn>a{color:red}"],
    ["an element, an attribute, all", "html,[dir] *{color:red}", "html,[dir] *{color:red}"],
    [
      "what another rule leaves out",
      ":not(.p-one),a:is(.p-x,.p-y){top:0}a:is(.p-x,:not(.js) .p-btn){top:0}",
      ":not(.p-one){top:0}a:is(.p-x,:not(.js) .p-btn){top:0}",
    ],
    [
      "what holds another",
      ".p-two:has(.p-x){top:0}.p-two:has(>.p-btn,.p-x){top:0}",
      ".p-two:has(>.p-btn,.p-x){top:0}",
    ],
    ["two classes at once", ".p-btn.p-3d{top:0}.p-two .p-btn{top:0}", ".p-two .p-btn{top:0}"],
    ["a class of the script", ".p-btn.is-open{top:0}", ".p-btn.is-open{top:0}"],
    ["a screen with rules left", "@media print{.p-one{top:0}.p-btn{top:0}}", "@media print{.p-btn{top:0}}"],
    ["a screen without", "@media print{.p-one{top:0}}", ""],
    [
      "a font, a movement",
      "@font-face{src:url(a.b)}@keyframes x{from{top:0}}",
      "@font-face{src:url(a.b)}@keyframes x{from{top:0}}",
    ],
    ["a number with a point", ".p-btn{top:0.5px}", ".p-btn{top:0.5px}"],
  ])("keeps no more than is met: %s [S3]", (_, css, kept) => {
    expect(pruneCss(css, PAGE)).toBe(kept);
  });

  it("keeps every class that scripts set [S3]", () => {
    const folder = new URL("./script/", import.meta.url);
    const script = readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
    const set = [...script.matchAll(/classList\.(?:add|toggle)\(("[\w-]+"|[A-Z_]+)/g)].map(([, name = ""]) =>
      name.startsWith('"')
        ? name.slice(1, -1)
        : (new RegExp(`const ${name} = "([\\w-]+)"`).exec(script)?.[1] ?? name),
    );
    expect(set.length).toBeGreaterThan(4);
    for (const name of set) expect(pruneCss(`.${name}{top:0}`, PAGE), name).toBe(`.${name}{top:0}`);
  });

  it("is split into the initially visible part and the dialogs' part [S3]", () => {
    const css =
      '@font-face{font-family:"A"}@font-face{font-family:"B"}@keyframes x{from{top:0}}html:has(dialog:modal){top:0}' +
      ".p-btn,.p-sheet{color:red}.p-x{top:0}.is-full{top:0}@media print{.p-two,.p-sheet{top:0}}";
    const whole = `${PAGE}<dialog class="p-sheet"></dialog>`;
    expect(splitCss(css, { page: PAGE, whole, fonts: '"A",serif' })).toEqual({
      page: '@font-face{font-family:"A"}.p-btn{color:red}@media print{.p-two{top:0}}',
      sheets:
        '@font-face{font-family:"B"}@keyframes x{from{top:0}}html:has(dialog:modal){top:0}' +
        ".p-sheet{color:red}.is-full{top:0}@media print{.p-sheet{top:0}}",
    });
  });
});
