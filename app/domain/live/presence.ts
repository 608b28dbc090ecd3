import type { z } from "#domain/zod.ts";
import type { SingleSection } from "../content/document.ts";
import type { ContentLanguage } from "../language.ts";
import type { clientLocationSchema, personHereSchema } from "./live-schema.ts";

/** Places in a property: the setup tabs and the other screens. */
export const PLACES = [
  "homepage",
  "theme",
  "buttons",
  "social",
  "phone",
  "tablet",
  "publish",
  "answers",
  "places",
  "dashboard",
  "guest-messages",
  "clone",
  "people",
  "activity",
  "settings",
  "guidance",
] as const;
export type Place = (typeof PLACES)[number];

/** Parts saved as a whole, which two people may edit at once. */
export type EditedPart = "property" | SingleSection | `buttons:${ContentLanguage}`;

export type ClientLocation = z.infer<typeof clientLocationSchema>;

export const NO_LOCATION: ClientLocation = { propertyId: null, place: null, editing: [] };

export type PersonHere = z.infer<typeof personHereSchema>;

/** One open tab, as stored by the channel. */
export interface Tab {
  readonly uid: string;
  readonly name: string;
  readonly where: ClientLocation;
  /** When the location was received. Epoch milliseconds. */
  readonly toldAt: number;
}

/** Maximum number of people listed by name. */
export const PEOPLE_NAMED_MAX = 24;

export interface OnlineUsers {
  readonly people: PersonHere[];
  /** Number of people not named. */
  readonly more: number;
}

/**
 * The people in a property, by name. Pure.
 *
 * A person's tabs count once: the newest gives the place, the newest with an open answer that one, and the edits
 * of all are combined.
 */
export function listPeople(propertyId: string, tabs: readonly Tab[]): OnlineUsers {
  const people = new Map<string, PersonHere>();
  for (const tab of [...tabs].sort((a, b) => b.toldAt - a.toldAt)) {
    const { uid, name, where } = tab;
    if (where.propertyId !== propertyId) continue;
    const known = people.get(uid);
    const editing = [...new Set([...(known?.editing ?? []), ...where.editing])];
    const openAnswer = known?.openAnswer ?? where.openAnswer;
    const person: PersonHere = { uid, name, place: where.place, ...known, editing };
    if (openAnswer !== undefined) person.openAnswer = openAnswer;
    people.set(uid, person);
  }
  const all = [...people.values()].sort((a, b) => a.name.localeCompare(b.name) || (a.uid < b.uid ? -1 : 1));
  return { people: all.slice(0, PEOPLE_NAMED_MAX), more: Math.max(0, all.length - PEOPLE_NAMED_MAX) };
}
