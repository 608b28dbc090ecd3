import { build, prepareBlankState } from "../local-server.ts";
import { runQuietly } from "../tool.ts";

/*
 * Prepares types, the build and the blank database. Runs in its own process: it blocks on its tools, and the caller
 * stays responsive.
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
