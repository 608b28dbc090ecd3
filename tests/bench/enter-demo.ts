import { ACTIVE_PROPERTY_COOKIE } from "#app/session/active-property.ts";
import type { Property } from "#domain/property/property.ts";
import { expectAnswer, signIn, type Target } from "#scripts/api/caller.ts";
import { DEMO } from "#scripts/seed/seed.ts";

/** Cookies of a new session of a demo employee, as a browser refreshes it. */
export async function enterDemo(target: Target) {
  const caller = await signIn(target, DEMO.people[0].email);
  const list = await expectAnswer(await caller.call("GET", "/api/properties?limit=50"));
  const property = (list as { items: Property[] }).items.find(({ slug }) => slug === DEMO.slug);
  if (!property) throw new Error("The demo property is not there.");
  const [name = "", value = ""] = caller.cookie.split("=");
  return [
    { name, value },
    { name: ACTIVE_PROPERTY_COOKIE, value: property.id },
  ];
}
