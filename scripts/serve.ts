import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_TIME_ZONE } from "#domain/property/property.ts";
import { localSecrets } from "./local-secrets.ts";
import { applyMigrations, build, requireFreePort, StartError, startServer } from "./local-server.ts";
import { writeHistory } from "./seed/history.ts";
import { DEMO, seed } from "./seed/seed.ts";
import { step } from "./step.ts";

const DEFAULT_PORT = 8787;

const { values } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    /** Without the demo groups. */
    empty: { type: "boolean", default: false },
  },
});
const port = Number(process.env.PORT ?? DEFAULT_PORT);
const state = resolve(process.env.FOYER_STATE ?? ".wrangler/state");
const seeded = join(state, "seeded");

/** Settings of a translation engine in the shell, such as the double of `scripts/translator-double.ts`. */
const ENGINE_SETTINGS = ["TRANSLATOR_URL", "TRANSLATOR_KEY", "TRANSLATOR_LANGUAGES"];
const variables = Object.fromEntries(
  ENGINE_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Demo accounts and guest addresses. */
function demoLines(origin: string): string[] {
  return [
    ...DEMO.people.map(({ email, about }) => `  sign in   ${email} · ${DEMO.password} · ${about}`),
    `  guests    ${origin}/p/${DEMO.slug}`,
    "",
  ];
}

try {
  await requireFreePort(port);
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  if (!values.dev) await step("Building what has changed", build);
  await step("Migrating the database", () => applyMigrations(state));
  const start = () =>
    step("Starting the server", () => startServer({ port, state, isDevelopment: values.dev, variables }));
  let server = await start();
  const stop = () => server.stop();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const { origin } = server;
  if (!values.empty && !existsSync(seeded)) {
    const target = {
      origin,
      send: (request: Request) => fetch(request),
      clientKey: CLIENT_KEY,
      opsToken: OPS_TOKEN,
    };
    await step("Seeding the demo groups", () => seed(target));
    await step("Writing its history", async () => {
      // Writes into the files, which the running server owns.
      stop();
      await server.ended;
      writeHistory(state, { now: Date.now(), timeZone: DEFAULT_TIME_ZONE });
    });
    server = await start();
    writeFileSync(seeded, new Date().toISOString());
  }
  console.log(
    ["", `Foyer runs at ${origin}`, "", ...(existsSync(seeded) ? demoLines(origin) : [])].join("\n"),
  );
  // Loads wrangler, which takes a second; the server need not wait.
  const { fireCrons } = await import("./local-crons.ts");
  const stopCrons = fireCrons(origin);
  process.exitCode = await server.ended;
  stopCrons();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
