import MagicString from "magic-string";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/** What React calls in a browser alone. */
const EFFECTS: ReadonlySet<string> = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);
const ELEMENT_MAKERS: ReadonlySet<string> = new Set(["jsx", "jsxs", "createElement"]);
/** Elements whose handlers React looks at while it writes a page. */
const LOADED: ReadonlySet<string> = new Set(["img", "link", "script", "style"]);
const HANDLER = /^on[A-Z]/;
const REACT = /^react(?:\/jsx-runtime)?$/;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** What a module calls by a name that it has of React: local names to React's, and names of React as a whole. */
function namesOfReact(program: ESTree.Program) {
  const names = new Map<string, string>();
  const wholes = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || !REACT.test(statement.source.value)) continue;
    for (const { local, ...specifier } of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier") wholes.add(local.name);
      else if (specifier.imported.type === "Identifier") names.set(local.name, specifier.imported.name);
    }
  }
  return { names, wholes };
}

/** The handlers among the properties of an element of the page, each with the comma behind it. */
function handlersOf(properties: ESTree.ObjectExpression["properties"], end: number): Cut[] {
  return properties.flatMap((property, index) => {
    if (property.type !== "Property" || property.computed || property.key.type !== "Identifier") return [];
    if (!HANDLER.test(property.key.name)) return [];
    return { start: property.start, end: properties[index + 1]?.start ?? end, by: " " };
  });
}

function cutsOf(program: ESTree.Program): Cut[] {
  const { names, wholes } = namesOfReact(program);
  const nameOf = (callee: ESTree.Expression): string | undefined => {
    if (callee.type === "Identifier") return names.get(callee.name);
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
    const { object } = callee;
    return object.type === "Identifier" && wholes.has(object.name) ? callee.property.name : undefined;
  };
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [element, properties], start, end }) {
      const name = nameOf(callee) ?? "";
      if (EFFECTS.has(name)) cuts.push({ start, end, by: "void 0" });
      if (!ELEMENT_MAKERS.has(name) || properties?.type !== "ObjectExpression") return;
      if (element?.type !== "Literal" || LOADED.has(String(element.value))) return;
      cuts.push(...handlersOf(properties.properties, properties.end - 1));
    },
  }).visit(program);
  return cuts;
}

/**
 * A page that a server writes is neither pressed nor mounted: effects and the handlers of the page's elements, with all
 * that only they use, are left out of the Worker. What is written stays the same.
 */
export function serverWithoutPresses(): Plugin {
  return {
    name: "foyer:server-without-presses",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!code.includes("react")) return null;
      const cuts = cutsOf(parseSync(id, code, { lang: "js" }).program);
      if (cuts.length === 0) return null;
      const rest = new MagicString(code);
      let last = 0;
      // In the order of the file; what lies within something that goes is gone with it.
      for (const { start, end, by } of cuts.sort((a, b) => a.start - b.start)) {
        if (start < last) continue;
        rest.update(start, end, by);
        last = end;
      }
      return { code: rest.toString(), map: rest.generateMap({ hires: "boundary" }) };
    },
  };
}
