import MagicString from "magic-string";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const WRITER = "@asteasolutions/zod-to-openapi";
const SILENT = "\0foyer:silent-openapi";

/** What `@hono/zod-openapi` takes of the writer: routes are neither listed nor described. */
const SILENT_MODULE = `
export class OpenAPIRegistry {
  definitions = [];
  registerPath() {}
}
export class OpenApiGeneratorV3 {}
export class OpenApiGeneratorV31 {}
export const getOpenApiMetadata = () => ({});
export function extendZodWithOpenApi({ ZodType }) {
  ZodType.prototype.openapi = function () { return this; };
}`;

/** What a route says of itself; what it takes, under `request`, stays. */
const DESCRIBING: ReadonlySet<string> = new Set(["summary", "description", "responses"]);

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** What `createRoute` of a module is given and only describes, each with the comma behind it. */
function cutsOf(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [route] }) {
      if (callee.type !== "Identifier" || callee.name !== "createRoute") return;
      if (route?.type !== "ObjectExpression") return;
      for (const [index, property] of route.properties.entries()) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        if (!DESCRIBING.has(property.key.name)) continue;
        cuts.push({ start: property.start, end: route.properties[index + 1]?.start ?? route.end - 1 });
      }
    },
  }).visit(program);
  return cuts;
}

/**
 * The build has the description of the API as a file (`api-description.ts`): neither its writer nor what routes say of
 * themselves, with the schemas of their answers, goes into the Worker.
 */
export function routesWithoutDescriptions(): Plugin {
  return {
    name: "foyer:routes-without-descriptions",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: { order: "pre", handler: (source) => (source === WRITER ? SILENT : null) },
    load: (id) => (id === SILENT ? SILENT_MODULE : null),
    transform: {
      order: "post",
      handler(code, id) {
        if (!code.includes("createRoute(")) return null;
        const cuts = cutsOf(parseSync(id, code, { lang: "js" }).program);
        if (cuts.length === 0) return null;
        const rest = new MagicString(code);
        for (const { start, end } of cuts) rest.remove(start, end);
        return { code: rest.toString(), map: rest.generateMap({ hires: "boundary" }) };
      },
    },
  };
}
