import { type ESTree, parseSync } from "vite";

/** Offsets count characters of the source. */
interface Change {
  /** The expression to change, or the statement to remove. */
  readonly node: ESTree.Node;
  readonly start: number;
  readonly end: number;
  /** Replaces `start` to `end`. */
  readonly replacement: string;
}

/** One small change of a source file. */
export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  /** The line before and after the change. */
  readonly before: string;
  readonly after: string;
}

const OPPOSITES = new Map<string, string>(
  [
    ["<", "<="],
    [">", ">="],
    ["===", "!=="],
    ["&&", "||"],
    ["+", "-"],
    ["*", "/"],
    ["+=", "-="],
    ["*=", "/="],
  ].flatMap(([one = "", other = ""]) => [
    [one, other],
    [other, one],
  ]),
);

function isWayOut(statement: ESTree.Statement): boolean {
  if (statement.type === "BlockStatement") return statement.body.at(-1)?.type === "ReturnStatement";
  return statement.type === "ReturnStatement";
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A node and its descendants, without type-level values. */
function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type === "TSLiteralType") return;
  yield node;
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) yield* nodesIn(child);
  }
}

/** The mutant of a node; null: none. */
function findChange(node: ESTree.Node, source: string): Change | null {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression": {
      const replacement = OPPOSITES.get(node.operator);
      if (replacement === undefined) return null;
      const start = source.indexOf(node.operator, node.left.end);
      return { node, start, end: start + node.operator.length, replacement };
    }
    case "UnaryExpression":
      return node.operator === "!" ? { node, start: node.start, end: node.start + 1, replacement: "" } : null;
    case "Literal":
      return typeof node.value === "boolean" ? { ...whole(node), replacement: String(!node.value) } : null;
    case "IfStatement": {
      const isGuard = node.alternate === null && isWayOut(node.consequent);
      return isGuard ? { ...whole(node.consequent), replacement: "{}" } : null;
    }
    default:
      return null;
  }
}

function whole(node: ESTree.Node): Omit<Change, "replacement"> {
  return { node, start: node.start, end: node.end };
}

/**
 * Lists the mutants of a TypeScript source: a comparison, a logical or an arithmetic operator exchanged, a
 * negation dropped, a boolean flipped, the early return of a guard removed. Types, strings and imports stay.
 */
export function listMutants(file: string, source: string): Mutant[] {
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  return [...nodesIn(parseSync(file, source).program)].flatMap((node) => {
    const change = findChange(node, source);
    if (change === null) return [];
    const { start, end, replacement } = change;
    const lineStart = source.lastIndexOf("\n", start) + 1;
    const lineEnd = source.indexOf("\n", end);
    return {
      ...change,
      file,
      line: source.slice(0, start).split("\n").length,
      before: oneLine(source.slice(lineStart, lineEnd)),
      after: oneLine(source.slice(lineStart, start) + replacement + source.slice(end, lineEnd)),
    };
  });
}

/** The source with one mutant in it. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
