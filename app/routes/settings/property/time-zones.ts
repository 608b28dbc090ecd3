import type { InterfaceLanguage } from "#domain/language.ts";
import { cleanName, foldText } from "#domain/text.ts";

/** A zone of the IANA database as people look for it. */
export interface TimeZoneChoice {
  /** As in "America/Argentina/Buenos_Aires". */
  readonly id: string;
  /** The city that names it: "Buenos Aires". */
  readonly city: string;
  /** What the zone is called and how far it is from Greenwich now: "Argentina Standard Time · GMT-3". */
  readonly detail: string;
}

const FOUND_MAX = 50;

/** The zones that this browser knows, and the one that is in force if it is called by an older name, by city. */
export function listTimeZones(
  language: InterfaceLanguage,
  current: string,
  at: Date,
): readonly TimeZoneChoice[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current]);
  return [...ids]
    .map((id) => timeZoneChoice(language, id, at))
    .sort((one, other) => one.city.localeCompare(other.city, language));
}

export function timeZoneChoice(language: InterfaceLanguage, id: string, at: Date): TimeZoneChoice {
  const city = (id.split("/").at(-1) ?? id).replaceAll("_", " ");
  return { id, city, detail: [formatName("long"), formatName("shortOffset")].filter(Boolean).join(" · ") };

  function formatName(style: "long" | "shortOffset"): string {
    const parts = new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName: style }).formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  }
}

/** Those that a search means: by city, by continent, by the zone's own name. An empty one means all. */
export function findTimeZones(choices: readonly TimeZoneChoice[], typed: string): readonly TimeZoneChoice[] {
  const words = foldText(cleanName(typed)).split(/\s+/).filter(Boolean);
  const found = choices.filter(({ id, city, detail }) => {
    const text = foldText(`${city} ${id} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const [first = ""] = words;
  // A city that begins as one types comes first.
  const begins = ({ city }: TimeZoneChoice) => Number(foldText(city).startsWith(first));
  return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, FOUND_MAX);
}
