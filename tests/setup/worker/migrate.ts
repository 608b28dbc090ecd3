import { applyD1Migrations, env } from "cloudflare:test";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    migrations: Parameters<typeof applyD1Migrations>[1];
  }
}

// Storage is new for every file; the schema is laid before its first test.
await applyD1Migrations(env.DB, inject("migrations"));
