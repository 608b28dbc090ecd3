import { build } from "vite";
import { expect, test } from "vitest";
import { serverWithoutPresses } from "../../scripts/bundle/server-without-presses.ts";

/** A module as the Worker's build has it. */
async function builtForServer(code: string): Promise<string> {
  const entry = "\0react-page.js";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    environments: { ssr: {} },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react/ },
    },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      serverWithoutPresses(),
    ],
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was built.");
  return output.output[0].code;
}

test("the Worker is built without handlers and effects, and what only they use, and writes what it wrote [S39]", async () => {
  const code = await builtForServer(`
import * as React from "react";
import { useEffect as use, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
const pressed = () => "only pressed";
const mounted = () => "only mounted";
const kept = () => "kept";
export function Page({ Tag, onOwn }) {
  const [text] = useState("shown");
  use(() => mounted(), []);
  React.useLayoutEffect(mounted);
  return jsxs("div", { onClick: () => pressed(), className: "a", onKeyDown(event) { pressed(event); }, children: [
    jsx("button", { disabled: true, onClick: pressed }),
    jsx("img", { src: "b", onLoad: kept }),
    jsx(Tag, { onClick: kept, children: text }),
    jsx("i", { "data-on": onOwn, onClick: pressed, ...onOwn }),
  ] });
}`);
  expect(code).not.toMatch(/only|useLayoutEffect|onKeyDown/);
  expect(code.match(/onClick/g)).toHaveLength(1);
  for (const part of [
    'className: "a"',
    "disabled: true",
    "onLoad: kept",
    "onClick: kept",
    '"data-on": onOwn',
  ]) {
    expect(code).toContain(part);
  }
  expect(code).toContain("...onOwn");
  expect(code).toContain('useState("shown")');
});
