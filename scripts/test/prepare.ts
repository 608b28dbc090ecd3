import { build, prepareBlankState } from "../local-server.ts";
import { runQuietly } from "../tool.ts";

/*
 * What the types need, the build, and the blank database. A process of its own: it waits for its tools, and its caller
 * goes on listening to others.
 */
const GENERATED = [
  ["wrangler", ["types", "worker/bindings.d.ts", "--include-runtime=true"]],
  ["react-router", ["typegen"]],
] as const;

for (const [tool, args] of GENERATED) {
  const { ok, output } = runQuietly(tool, args);
  if (ok) continue;
  console.error(output);
  process.exit(1);
}
build();
prepareBlankState();
