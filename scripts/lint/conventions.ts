import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A place where a file violates `docs/style.md`. */
export interface Offence {
  readonly line: number;
  readonly text: string;
}

const COMMENT_LENGTH_MAX = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
/** These words put the subject last; see the table in `docs/style.md`. */
const SUBJECT_LAST = /^\s*(?:\/\/|\/?\*\*?|\{\/\*) (?:What|Of|As of|By which) /;
/** Directives for tools must stay on one line. */
const DIRECTIVE = /biome-ignore|@vite-ignore|https?:\/\//;
/** Excluded: `Max-Age` of a cookie, which is HTTP's word, and JavaScript's own limits. */
const LIMIT_BEFORE = /\bconst (M(?:AX|IN)_(?!AGE_|SAFE_)[A-Z0-9_]+)/;
/** An object literal that is spread instead of written as fields. */
const SPREAD_LITERAL = /(?:^|[{,])\s*\.\.\.\{\s*["'\w[]/;
/** Destructuring a batch's results by position: three or more, or with a skipped one. */
const READ_BY_PLACE =
  /\[(?: ?,.*|(?:[^=]*,){2}[^=]*)\] = await (?:\w+\.batch|runNamed|commit\w*)\(|\bwhom: \(\[/;

/** Violations in a source file, in the order of its lines. */
export function findOffences(source: string): readonly Offence[] {
  return source.split("\n").flatMap((text, index) => {
    const line = index + 1;
    const found: Offence[] = [];
    if (text.length > COMMENT_LENGTH_MAX && COMMENT.test(text) && !DIRECTIVE.test(text)) {
      found.push({ line, text: `a comment of ${text.length} characters; ${COMMENT_LENGTH_MAX} at most` });
    }
    if (SUBJECT_LAST.test(text)) found.push({ line, text: "a comment begins with its subject" });
    const [, limit] = LIMIT_BEFORE.exec(text) ?? [];
    if (limit) found.push({ line, text: `${limit}: say ${limit.slice(4)}_${limit.slice(0, 3)}` });
    if (READ_BY_PLACE.test(text)) {
      found.push({
        line,
        text: "statements are read by their places; give them names (`runNamed`, `commit`)",
      });
    }
    if (SPREAD_LITERAL.test(text)) {
      found.push({ line, text: "an object literal is spread; write its fields" });
    }
    return found;
  });
}

/** Calls that search a text. */
const SEARCH =
  /\.(?:indexOf|lastIndexOf|includes|search|match|matchAll|replace|replaceAll|split|startsWith|endsWith)\(\s*((["'`/]).*|\w+)/g;
const TEST = /(\/.*\/\w*|\w+)\.(?:exec|test)\(/g;
/** Markup in a text or a pattern: a tag, or an attribute with its value. */
const MARKUP = /<\\?\/?[a-z]|[\s\w-]=\\?["']/i;
const CONSTANT = /\bconst (\w+)(?:: [^=]+)? =\s*(.*)/g;
/** Files that create, serve or script guests' pages. Mails are excluded. */
const PAGE_SOURCES = /^(?:worker\/(?!mail\/)|app\/portal\/script\/)/;

/**
 * Finds code that searches a page's markup; use a slot instead. Checks literals and patterns in the call itself, or in
 * a constant of the file.
 */
export function findMarkupSearches(source: string, file: string): readonly Offence[] {
  if (!PAGE_SOURCES.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const constants = new Set(
    [...source.matchAll(CONSTANT)].flatMap(([, name = "", value = ""]) => (MARKUP.test(value) ? [name] : [])),
  );
  const isMarkup = (sought: string) =>
    /^\w+$/.test(sought) ? constants.has(sought) : MARKUP.test(sought.split(/, ?(?:\(|["'`\w])/)[0] ?? "");
  return source.split("\n").flatMap((text, index) => {
    const sought = [...text.matchAll(SEARCH), ...text.matchAll(TEST)].map(([, what = ""]) => what);
    return sought.some(isMarkup)
      ? [{ line: index + 1, text: "markup is searched; see worker/portal/page/slots.ts" }]
      : [];
  });
}

/** A path in a document: a file, or a folder with a trailing slash. Names that begin with a dot are generated. */
const PATH = /`(?!\.)((?:[\w.@$()-]+\/)+(?:[\w.@$()-]+\.(?:ts|tsx|mjs|json|css|md|sql|sh))?)`/g;
/** Where to resolve a path: a document may omit its layer's folder. */
const BEGINNINGS = ["", "app", "worker", "docs"];

/** Dead paths in a document, in the order of its lines. */
export function findDeadPaths(
  document: string,
  { file, tree }: { readonly file: string; readonly tree: ReadonlySet<string> },
): readonly Offence[] {
  return document.split("\n").flatMap((text, index) =>
    [...text.matchAll(PATH)].flatMap(([, path = ""]): Offence[] => {
      const isThere = [...BEGINNINGS, dirname(file)].some((beginning) =>
        tree.has(normalize(join(beginning, path)).replace(/\/$/, "")),
      );
      return isThere ? [] : [{ line: index + 1, text: `\`${path}\` is not there` }];
    }),
  );
}

const DECISION = /^docs\/decisions\/(?!README\.md$)/;
const DATED = /^Date: \d{4}-\d{2}-\d{2}\. Status: (?:in force\b.*|replaced by \[.+\]\(.+\.md\))\.$/;
const DECISION_PARTS = ["Context", "Decision", "Rejected", "Consequence"] as const;

/** Missing parts of a decision: date and status below the title, or a section. */
export function findDecisionGaps(document: string, file: string): readonly Offence[] {
  if (!DECISION.test(file)) return [];
  const dated = DATED.test(document.split("\n")[2] ?? "")
    ? []
    : [{ line: 3, text: "a decision says `Date: YYYY-MM-DD. Status: in force.` here, or what replaced it" }];
  const parts = DECISION_PARTS.filter((part) => !document.includes(`\n**${part}.**`));
  return [...dated, ...parts.map((part) => ({ line: 1, text: `the decision has no part **${part}.**` }))];
}

/** All files and folders of the tree. */
function buildTree(files: readonly string[]): ReadonlySet<string> {
  const tree = new Set(files);
  for (const file of files) for (let dir = dirname(file); dir !== "."; dir = dirname(dir)) tree.add(dir);
  return tree;
}

/** Generated files, and the test of this file. */
const EXEMPT = /^(?:migrations\/|worker\/bindings|tests\/structure\/conventions\.test\.ts$)/;

/** Prints each violation. @returns whether there is none. */
function checkTree(): boolean {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
  const tree = buildTree(files);
  const found = files.flatMap((file) => {
    const isSource = /\.(?:ts|tsx|mjs)$/.test(file) && !EXEMPT.test(file);
    if (!isSource && !file.endsWith(".md")) return [];
    const text = readFileSync(file, "utf8");
    const offences = isSource
      ? [...findOffences(text), ...findMarkupSearches(text, file)]
      : [...findDeadPaths(text, { file, tree }), ...findDecisionGaps(text, file)];
    return offences.map((offence) => `${file}:${offence.line}: ${offence.text}`);
  });
  for (const offence of found) console.log(offence);
  return found.length === 0;
}

if (import.meta.main) process.exitCode = checkTree() ? 0 : 1;
