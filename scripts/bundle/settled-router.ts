import type { Plugin } from "vite";

interface Cut {
  /** A file of React Router. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What it calls now. */
  readonly with: string;
}

/** What React Router works out for every request, though it is the same for as long as a build lives. */
const CUTS: readonly Cut[] = [
  {
    // What a page says of the routes, without line breaks and indents, which are a third of it. An address without
    // parameters names one screen; of others, the address may be anything.
    file: "/lib/dom/ssr/components.js",
    from: "JSON.stringify(getPartialManifest(manifest, router), null, 2)",
    to: "manifestText(manifest, router)",
    with: `
const texts = /* @__PURE__ */ new Map();
function manifestText(manifest, router) {
  const { route, params } = router.state.matches.at(-1);
  const known = texts.get(route.id);
  if (known !== undefined) return known;
  const text = JSON.stringify(getPartialManifest(manifest, router));
  if (Object.keys(params).length === 0) texts.set(route.id, text);
  return text;
}`,
  },
  {
    // The routes as a page is drawn with them.
    file: "/lib/dom/ssr/server.js",
    from: "let routes = createServerRoutes(",
    to: "let routes = drawn ??= createServerRoutes(",
    with: "let drawn;",
  },
  {
    file: "/lib/dom/server.js",
    from: `let manifest = {};
	let dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);`,
    to: "let { manifest, dataRoutes } = converted(routes);",
    with: `
const known = /* @__PURE__ */ new WeakMap();
function converted(routes) {
  if (!known.has(routes)) {
    const manifest = {};
    known.set(routes, { manifest, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, manifest) });
  }
  return known.get(routes);
}`,
  },
  {
    // The routes of an address without parameters; others, and capitals that the router takes for small letters, are as
    // many as somebody thinks of.
    file: "/lib/router/utils.js",
    from: "for (let i = 0; matches == null && i < branches.length; ++i) matches = matchRouteBranch(branches[i], decoded, allowPartial);",
    to: "matches = matchesAmong(branches, decoded, allowPartial);",
    with: `
const MATCHED_MAX = 200;
const matched = /* @__PURE__ */ new WeakMap();
function matchesAmong(branches, decoded, allowPartial) {
  const known = matched.get(branches) ?? new Map();
  matched.set(branches, known);
  if (!allowPartial && known.has(decoded)) return known.get(decoded).map((match) => ({ ...match }));
  let matches = null;
  for (let i = 0; matches == null && i < branches.length; ++i) matches = matchRouteBranch(branches[i], decoded, allowPartial);
  const isOneScreen = matches && Object.keys(matches[0].params).length === 0;
  if (isOneScreen && !allowPartial && known.size < MATCHED_MAX) known.set(decoded, matches.map((match) => ({ ...match })));
  return matches;
}`,
  },
];

/**
 * Lets the Worker work out once what the router knows of the routes: a twentieth of what a setup screen costs. The
 * routes of its address are one to three in a hundred of any screen.
 */
export function settledRouter(): Plugin {
  return {
    name: "foyer:settled-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      const cut = CUTS.find(({ file }) => id.endsWith(file));
      if (!cut) return null;
      if (!code.includes(cut.from))
        throw new Error(`React Router draws pages in another way now: "${cut.from}" is not in ${id}.`);
      return { code: `${code.replace(cut.from, cut.to)}\n${cut.with}`, map: null };
    },
  };
}
