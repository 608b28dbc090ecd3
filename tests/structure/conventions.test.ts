import { describe, expect, it } from "vitest";
import {
  findDeadPaths,
  findDecisionGaps,
  findMarkupSearches,
  findOffences,
} from "#scripts/lint/conventions.ts";

describe("the check of conventions", () => {
  it.each([
    ["a limit that is named the other way round", "export const MAX_BYTES = 1;", "MAX_BYTES: say BYTES_MAX"],
    ["a smallest one", "const MIN_NAMES = 1;", "MIN_NAMES: say NAMES_MIN"],
    ["a long comment", `  // ${"long ".repeat(24)}`, "a comment of 125 characters; 120 at most"],
    ["a long docstring", ` * ${"x".repeat(119)}`, "a comment of 122 characters; 120 at most"],
    ["a comment without a subject", "/** What a batch found. */", "a comment begins with its subject"],
    ["a line of one", " * As of this table.", "a comment begins with its subject"],
    ["fields that are spread", "  ...{ a, b },", "an object literal is spread; write its fields"],
    [
      "fields that are spread in a line",
      "f({ x, ...{ a: 1 } });",
      "an object literal is spread; write its fields",
    ],
    [
      "what a batch found, past others",
      "const [, ended] = await db.batch([one, other]);",
      "statements are read by their places; give them names (`runNamed`, `commit`)",
    ],
    [
      "three that are read by place",
      "const [[a], b, { meta }] = await commit(env, author, {",
      "statements are read by their places; give them names (`runNamed`, `commit`)",
    ],
  ])("finds %s", (_case, source, text) => {
    expect(findOffences(`\n${source}`)).toEqual([{ line: 2, text }]);
  });

  it.each([
    ["a limit", "const BYTES_MAX = Number.MAX_SAFE_INTEGER;"],
    ["HTTP's own word", "const MAX_AGE_SECONDS = 60;"],
    ["a condition that is spread", "f({ x, ...(is ? { a } : {}) });"],
    ["a long line of code", `call(${"x".repeat(130)});`],
    ["two that are read at once", "const [[row], rows] = await db.batch([one, other]);"],
    ["a comment with a subject", "/** Results of a batch, and what they cost. */"],
    ["a directive", `// biome-ignore lint/x: ${"x".repeat(120)}`],
  ])("passes %s", (_case, source) => {
    expect(findOffences(source)).toEqual([]);
  });

  const SERVING = "worker/guest/serve-portal.ts";

  it.each([
    ["a text", `html.replace("</head>", () => style)`],
    ["the beginning of an element", `const at = html.indexOf('<div class="p-grid ')`],
    ["an attribute", `html.includes(' data-map="')`],
    ["a pattern", "html.match(/<style>.*?<\\/style>/s)"],
    ["a pattern that is asked", '/ data-button="(\\w+)"/.exec(tile)'],
    ["a constant", `const BODY = "<body data-events=";\nbytes.indexOf(BODY)`],
    ["a constant that is a pattern", "const SENTENCE = /<\\/h1><p>[^<]*<\\/p>/;\nSENTENCE.exec(html)"],
    ["the end of an element", "const END = `</em></a>`;\nhtml.endsWith(END)"],
  ])("finds where markup is searched: by %s", (_case, source) => {
    expect(findMarkupSearches(source, SERVING)).toHaveLength(1);
    expect(findMarkupSearches(source, "app/portal/script/offline/kept-pages.ts")).toHaveLength(1);
  });

  it.each([
    ["in a mail", `html.replace("</head>", "")`, "worker/mail/mail-table.tsx"],
    ["in a test", `html.includes("<p>")`, "worker/portal/x.test.ts"],
    ["where markup is made", 'const card = "<aside>" + text.replace(/\\n/g, " ");', SERVING],
    ["where a text is escaped", `text.replace(/[&<>"']/g, (one) => ESCAPES[one])`, SERVING],
    ["where a text is put into another", 'words.code.replace("{code}", "<bdi>1</bdi>")', SERVING],
  ])("passes a search %s", (_case, source, file) => {
    expect(findMarkupSearches(source, file)).toEqual([]);
  });

  it("finds paths in documents that lead nowhere", () => {
    const tree = new Set(["app/domain/font.ts", "app/domain", "docs/decisions/one.md", "docs/decisions"]);
    const document =
      "`domain/font.ts`, `app/domain/`, `text/html`, `.wrangler/state/`\n`domain/gone.ts`, `decisions/one.md`";
    expect(findDeadPaths(document, { file: "README.md", tree })).toEqual([
      { line: 2, text: "`domain/gone.ts` is not there" },
    ]);
  });

  const DECISION = "docs/decisions/one.md";
  const dated = (line: string) =>
    `# One\n\n${line}\n\n**Context.** a\n\n**Decision.** b\n\n**Rejected.** c\n\n**Consequence.** d\n`;

  it.each([
    ["Date: 2026-11-22. Status: in force."],
    ["Date: 2026-11-25. Status: in force since renderer 5."],
    ["Date: 2026-11-22. Status: replaced by [another](another.md)."],
  ])("passes a decision that says “%s”", (line) => {
    expect(findDecisionGaps(dated(line), DECISION)).toEqual([]);
  });

  it.each([
    ["its date", "Status: in force."],
    ["a whole date", "Date: 2026-11. Status: in force."],
    ["its status", "Date: 2026-11-22."],
    ["what replaced it", "Date: 2026-11-22. Status: replaced."],
    ["its line below the title", ""],
  ])("finds a decision without %s", (_case, line) => {
    expect(findDecisionGaps(dated(line), DECISION)).toMatchObject([{ line: 3 }]);
  });

  it("finds a decision that names nothing it refused", () => {
    const document = dated("Date: 2026-11-22. Status: in force.").replace("**Rejected.** c", "");
    expect(findDecisionGaps(document, DECISION)).toEqual([
      { line: 1, text: "the decision has no part **Rejected.**" },
    ]);
    expect(findDecisionGaps(document, "docs/decisions/README.md")).toEqual([]);
    expect(findDecisionGaps(document, "docs/glossary.md")).toEqual([]);
  });
});
