import type { Plugin } from "vite";

interface Cut {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/**
 * What keeps all of Zod in reach: the package that describes our routes is handed Zod as a whole, of which it
 * reads one class, and every schema knows how to write itself as JSON Schema, which nothing of ours asks for.
 */
const CUTS: readonly Cut[] = [
  {
    file: "/@hono/zod-openapi/dist/index.mjs",
    from: /^extendZodWithOpenApi\(z\);$/gm,
    to: "extendZodWithOpenApi({ ZodType: z.ZodType });",
  },
  {
    file: "/zod/v4/classic/schemas.js",
    from: /processors\.\w+Processor\(inst, ctx, json, params\)/g,
    to: "undefined",
  },
  {
    file: "/zod/v4/classic/schemas.js",
    from: /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} .*$/gm,
    to: `const absent = () => { throw new Error("Zod of this build writes no JSON Schema."); };
const createStandardJSONSchemaMethod = () => absent, createToJSONSchemaMethod = () => absent;`,
  },
];

/** Makes one cut, and throws where the package is no longer written so. */
function cut(code: string, { file, from, to }: Cut): string {
  const rest = code.replace(from, to);
  if (rest === code) throw new Error(`Nothing to leave out of ${file}: it is written in another way now.`);
  return rest;
}

/**
 * Lets the build leave out what nothing uses of Zod: forty languages (ours are codes), two compilers and the
 * writer of JSON Schema are half of it.
 */
export function treeShakeZod(): Plugin {
  return {
    name: "foyer:zod-in-parts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const cuts = CUTS.filter(({ file }) => id.endsWith(file));
      return cuts.length === 0 ? null : { code: cuts.reduce(cut, code), map: null };
    },
  };
}
