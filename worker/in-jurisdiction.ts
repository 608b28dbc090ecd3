type NamespaceName = {
  [Name in keyof Env]-?: Env[Name] extends { idFromName: unknown } ? Name : never;
}[keyof Env];

// Not found by their properties: a service binding such as ASSETS seems to have any property.
const NAMESPACES: Readonly<Record<NamespaceName, true>> = {
  GROUP_CHANNEL: true,
  GUEST_DESK: true,
  PORTAL_CHANNEL: true,
  PORTAL_WRITER: true,
  PROPERTY_ANALYTICS: true,
  SIGN_IN_THROTTLE: true,
};

const restricted = new WeakMap<Env, Env>();

/**
 * Bindings whose Durable Objects run and store in the deployment's jurisdiction (`JURISDICTION`, H5). The same
 * name is another object in each jurisdiction, so every entry of the Worker passes its bindings through here:
 * handlers and `LocatedObject`.
 *
 * @returns `env` itself without a jurisdiction, as in local runs: workerd can't restrict objects.
 */
export function inJurisdiction(env: Env): Env {
  const jurisdiction = env.JURISDICTION;
  if (!jurisdiction) return env;
  const known = restricted.get(env);
  if (known) return known;
  const names = Object.keys(NAMESPACES) as NamespaceName[];
  const inside = Object.fromEntries(names.map((name) => [name, env[name].jurisdiction(jurisdiction)]));
  const made: Env = { ...env, ...inside };
  restricted.set(env, made);
  return made;
}
