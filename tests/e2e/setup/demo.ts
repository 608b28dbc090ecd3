import type { Page } from "@playwright/test";
import type { Property } from "#domain/property/property.ts";
import { type Caller, expectAnswer, signIn } from "#scripts/api/caller.ts";
import { e2eTarget, openProperty, signInByCookie } from "./test.ts";

const DEMO_STAFF = "staff@foyer.example";

/** The fully seeded demo hotel, and the API as its staff. Tests only read it. */
export async function demoHotel(): Promise<{ readonly caller: Caller; readonly property: Property }> {
  const caller = await signIn(e2eTarget, DEMO_STAFF);
  const list = (await expectAnswer(await caller.call("GET", "/api/properties?limit=50"))) as {
    items: Property[];
  };
  const property = list.items.find(({ name }) => name === "Marlowe Harbour Hotel");
  if (!property) throw new Error("The demo hotel is not there.");
  return { caller, property };
}

/** Opens a screen of the demo hotel as its staff. */
export async function enterDemo(page: Page, path: string): Promise<void> {
  const { property } = await demoHotel();
  await signInByCookie(page, DEMO_STAFF);
  await openProperty(page, property, path);
}
