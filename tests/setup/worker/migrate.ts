import { applyD1Migrations, env } from "cloudflare:test";

// Storage is new for every file; the schema is laid before its first test.
await applyD1Migrations(env.DB, env.MIGRATIONS);
