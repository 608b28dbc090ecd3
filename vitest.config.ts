import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { fontFiles } from "./app/portal/font-files/vite-plugin.ts";
import { guestScript } from "./app/portal/script/vite-plugin.ts";
import { brandAlias, brandFolder } from "./brand/brand-alias.ts";
import { brandFiles } from "./brand/vite-plugin.ts";
import { localSecrets } from "./scripts/local-secrets.ts";
import { writePhrasebookFiles } from "./scripts/phrasebook/write-files.ts";
import { PATIENCE } from "./tests/factories/patience.ts";
import { staticImports } from "./tests/setup/worker/static-imports.ts";

const migrations = await readD1Migrations("migrations");

/** Static files of the build that the Worker itself reads; tests run without a build. */
const ASSETS = ".wrangler/test-assets";
writePhrasebookFiles(ASSETS);

/** The product as workerd runs it. */
const workerd = ({ main = "./worker/index.ts", d1Databases = [] as string[] } = {}) =>
  cloudflareTest({
    main,
    wrangler: { configPath: "./wrangler.toml" },
    miniflare: {
      d1Databases,
      assets: { directory: ASSETS },
      bindings: { ...localSecrets(), PUBLIC_ORIGIN: "https://foyer.example" },
    },
  });
const sameDraws = "./tests/setup/same-draws.ts";
const setupFiles = [
  sameDraws,
  "./tests/setup/worker/start-afresh.ts",
  "./tests/setup/worker/quiet-console.ts",
];

/** Some proofs have a size that is too slow for every run; `FOYER_TIER=all` runs them in full. */
const tier: "all" | "default" = process.env.FOYER_TIER === "all" ? "all" : "default";

/** Other engines than Chromium's: one journey in Firefox, and all of them in both where all tiers are asked for. */
const engines = {
  test: {
    name: "engines",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    provide: { tier },
    include: [tier === "all" ? "tests/engines/*.test.ts" : "tests/engines/reading.test.ts"],
    globalSetup: ["./tests/engines/start-server.ts"],
  },
};

/** A busy machine may take its time; a test that hangs does not come back at all. */
const BUSY_TIMEOUT_MS = 120_000;
/** Servers are started, ended and started again. */
const PRODUCT_TIMEOUT_MS = 900_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [guestScript(), fontFiles(), brandFiles()],
        test: {
          name: "unit",
          expect: { poll: PATIENCE },
          isolate: false,
          testTimeout: BUSY_TIMEOUT_MS,
          provide: { tier },
          setupFiles: [sameDraws],
          environment: "node",
          include: [
            "app/**/*.test.{ts,tsx}",
            "worker/**/*.test.ts",
            "tests/{structure,scripts,database}/*.test.ts",
          ],
        },
      },
      {
        // The second database stands behind the first as a replica that lags.
        plugins: [
          staticImports(),
          guestScript(),
          fontFiles(),
          brandFiles(),
          workerd({ main: "./tests/setup/worker/worker-inside.ts", d1Databases: ["REPLICA"] }),
        ],
        test: {
          name: "worker",
          expect: { poll: PATIENCE },
          isolate: false,
          testTimeout: BUSY_TIMEOUT_MS,
          hookTimeout: BUSY_TIMEOUT_MS,
          provide: { migrations, tier },
          include: ["tests/{api,guest,live}/**/*.worker.test.ts"],
          setupFiles: [...setupFiles, "./tests/setup/worker/nothing-outside.ts"],
          globalSetup: ["./tests/setup/worker/outside-services.ts"],
        },
      },
      {
        // The built product as it is started, from Node: no browser and no code of ours in the same process.
        test: {
          name: "product",
          expect: { poll: PATIENCE },
          provide: { tier },
          testTimeout: PRODUCT_TIMEOUT_MS,
          hookTimeout: PRODUCT_TIMEOUT_MS,
          include: ["tests/product/**/*.product.test.ts"],
        },
      },
      {
        // A deployment against a double of the provider, by the real wrangler: two cores are less than three of them.
        test: {
          name: "deploy",
          testTimeout: BUSY_TIMEOUT_MS * 2,
          hookTimeout: BUSY_TIMEOUT_MS * 5,
          include: ["tests/deploy/*.test.ts"],
        },
      },
      {
        // Features of a brand that lets strangers register.
        resolve: { alias: brandAlias("brackenford") },
        plugins: [
          staticImports(),
          guestScript(),
          fontFiles(),
          brandFiles(brandFolder("brackenford")),
          workerd(),
        ],
        test: {
          name: "brand",
          expect: { poll: PATIENCE },
          isolate: false,
          testTimeout: BUSY_TIMEOUT_MS,
          hookTimeout: BUSY_TIMEOUT_MS,
          provide: { migrations, tier },
          include: ["tests/brand/**/*.worker.test.ts"],
          setupFiles,
        },
      },
      engines,
    ],
  },
});
