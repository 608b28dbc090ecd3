import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { fontFiles } from "./app/portal/font-files/vite-plugin.ts";
import { guestScript } from "./app/portal/script/vite-plugin.ts";
import { brandAlias } from "./brand/brand-alias.ts";
import { localSecrets } from "./scripts/local-secrets.ts";

const migrations = await readD1Migrations("migrations");

/** The product as workerd runs it, with bindings of its own for every test file. */
const workerd = () =>
  cloudflareTest({
    main: "./worker/index.ts",
    wrangler: { configPath: "./wrangler.toml" },
    miniflare: { bindings: { ...localSecrets(), PUBLIC_ORIGIN: "https://foyer.example" } },
  });
const setupFiles = ["./tests/setup/worker/migrate.ts", "./tests/setup/worker/quiet-console.ts"];

/** A busy machine may take its time; a test that hangs does not come back at all. */
const BUSY_TIMEOUT_MS = 20_000;
/** Servers are started, ended and started again. */
const PRODUCT_TIMEOUT_MS = 900_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [guestScript(), fontFiles()],
        test: {
          name: "unit",
          testTimeout: BUSY_TIMEOUT_MS,
          environment: "node",
          include: ["app/**/*.test.{ts,tsx}", "worker/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        plugins: [guestScript(), fontFiles(), workerd()],
        test: {
          name: "worker",
          testTimeout: BUSY_TIMEOUT_MS,
          hookTimeout: BUSY_TIMEOUT_MS,
          provide: { migrations },
          include: ["tests/{api,live,guest}/**/*.worker.test.ts"],
          setupFiles,
          globalSetup: ["./tests/setup/worker/identity-provider.ts"],
        },
      },
      {
        // The built product as it is started, from Node: no browser and no code of ours in the same process.
        test: {
          name: "product",
          testTimeout: PRODUCT_TIMEOUT_MS,
          hookTimeout: PRODUCT_TIMEOUT_MS,
          include: ["tests/product/**/*.product.test.ts"],
        },
      },
      {
        // What only a brand that lets strangers register has.
        resolve: { alias: brandAlias("brackenford") },
        plugins: [guestScript(), fontFiles(), workerd()],
        test: {
          name: "brand",
          testTimeout: BUSY_TIMEOUT_MS,
          hookTimeout: BUSY_TIMEOUT_MS,
          provide: { migrations },
          include: ["tests/brand/**/*.worker.test.ts"],
          setupFiles,
        },
      },
    ],
  },
});
