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

/** By its tag: a service binding seems to have any property. */
export const isNamespace = (binding: unknown): binding is DurableObjectNamespace =>
  Object.prototype.toString.call(binding) === "[object DurableObjectNamespace]";

const watched = new WeakMap<Env, Env>();

/** A deployment's bindings in the jurisdiction `eu`, which record where objects are opened. */
export function deployInside(env: Env): Env {
  const known = watched.get(env);
  if (known) return known;
  const bindings = Object.entries(env).map(([name, binding]: [string, unknown]): [string, unknown] => [
    name,
    isNamespace(binding) ? watchNamespace(binding, name) : binding,
  ]);
  const made = { ...(Object.fromEntries(bindings) as unknown as Env), JURISDICTION: "eu" as const };
  watched.set(env, made);
  return made;
}
