import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Names } from "./environment.ts";
import type { Resources } from "./resources.ts";
import { type Settings, VARIABLE_NAMES } from "./settings.ts";

interface Configuration {
  readonly d1_databases: readonly Record<string, unknown>[];
  readonly kv_namespaces: readonly { readonly binding: string }[];
  readonly r2_buckets: readonly Record<string, unknown>[];
  readonly [name: string]: unknown;
}

interface Installation {
  readonly names: Names;
  readonly resources: Resources;
  readonly origin: URL;
  readonly settings: Settings;
}

/** A workers.dev address belongs to the Worker; any other host becomes a custom domain. */
function getAddresses({ host }: URL): Record<string, unknown> {
  if (host.endsWith(".workers.dev")) return { workers_dev: true, routes: [] };
  return { workers_dev: false, preview_urls: false, routes: [{ pattern: host, custom_domain: true }] };
}

/** The build's configuration with one installation's names and ids instead of the local ones. */
function toConfiguration(
  built: Configuration,
  { names, resources, origin, settings }: Installation,
): Configuration {
  const entries = VARIABLE_NAMES.flatMap((name) =>
    settings[name] === undefined ? [] : [[name, settings[name]]],
  );
  const ids: Readonly<Record<string, string>> = resources.namespaceIds;
  const { place } = resources;
  return {
    ...built,
    name: names.worker,
    ...getAddresses(origin),
    vars: {
      ...Object.fromEntries(entries),
      PUBLIC_ORIGIN: origin.origin,
      ...(place ? { JURISDICTION: place } : {}),
    },
    d1_databases: built.d1_databases.map((database) => ({
      ...database,
      database_name: names.database,
      database_id: resources.databaseId,
      migrations_dir: resolve("migrations"),
    })),
    kv_namespaces: built.kv_namespaces.map((namespace) => ({ ...namespace, id: ids[namespace.binding] })),
    r2_buckets: built.r2_buckets.map((bucket) => ({
      ...bucket,
      bucket_name: names.bucket,
      ...(place ? { jurisdiction: place } : {}),
    })),
    send_email: settings.MAIL_FROM ? [{ name: "MAIL" }] : [],
    ...(settings.TRANSLATOR_MODEL ? { ai: { binding: "AI" } } : {}),
  };
}

/** The build copies the local secrets; leave them out of the upload. */
const isLocalSecrets = (path: string) => basename(path).startsWith(".dev.vars");

/**
 * Copies the build with one installation's configuration and without local secrets.
 *
 * @returns the path of its configuration.
 */
export function stageBuild(built: string, target: string, installation: Installation): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true, filter: (path) => !isLocalSecrets(path) });
  const file = join(target, "server/wrangler.json");
  const configuration = JSON.parse(readFileSync(file, "utf8")) as Configuration;
  writeFileSync(file, JSON.stringify(toConfiguration(configuration, installation)));
  return resolve(file);
}
