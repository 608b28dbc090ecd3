import { env } from "cloudflare:workers";

/** Durable Objects that the Worker opened since the file began, by binding. */
export const openings = { inside: new Map<string, number>(), outside: [] as string[] };

const OPENERS: readonly (string | symbol)[] = [
  "get",
  "getByName",
  "idFromName",
  "idFromString",
  "newUniqueId",
];

/** Stands in for a namespace that can't be restricted here: its objects open only by way of `jurisdiction("eu")`. */
function watchNamespace<Namespace extends object>(namespace: Namespace, binding: string): Namespace {
  const read = (name: string | symbol): unknown => {
    const value: unknown = Reflect.get(namespace, name, namespace);
    return typeof value === "function" ? value.bind(namespace) : value;
  };
  const restricted = new Proxy(namespace, {
    get: (_, name) => {
      if (name === "get" || name === "getByName")
        openings.inside.set(binding, (openings.inside.get(binding) ?? 0) + 1);
      return read(name);
    },
  });
  return new Proxy(namespace, {
    get: (_, name) => {
      if (name === "jurisdiction") {
        return (jurisdiction: string) => {
          if (jurisdiction === "eu") return restricted;
          throw new Error(`${binding} has no jurisdiction ${jurisdiction}.`);
        };
      }
      if (!OPENERS.includes(name)) return read(name);
      openings.outside.push(`${binding}.${String(name)}`);
      throw new Error(`${binding}.${String(name)} opens an object outside the jurisdiction.`);
    },
  });
}

/** The Worker's Durable Object bindings; Vitest adds some of its own. */
export const NAMESPACES = Object.entries(env)
  .filter(([, binding]) => Object.prototype.toString.call(binding) === "[object DurableObjectNamespace]")
  .map(([name]) => name)
  .filter((name) => !name.startsWith("__"));

const watched = new WeakMap<Env, Env>();

/** A deployment's bindings in the jurisdiction `eu`, which record where objects are opened. */
export function deployInside(bindings: Env): Env {
  const known = watched.get(bindings);
  if (known) return known;
  const namespaces = NAMESPACES.map((name) => [name, watchNamespace(Reflect.get(bindings, name), name)]);
  const made: Env = { ...bindings, ...Object.fromEntries(namespaces), JURISDICTION: "eu" };
  watched.set(bindings, made);
  return made;
}
