import type { InterfaceLanguage } from "#domain/language.ts";
import { cleanName, foldText } from "#domain/text.ts";

/** An IANA time zone for display. */
export interface TimeZoneChoice {
  /** IANA name, such as "America/Argentina/Buenos_Aires". */
  readonly id: string;
  /** City of the zone, such as "Buenos Aires". */
  readonly city: string;
  /** Name and current offset: "Argentina Standard Time · GMT-3". */
  readonly detail: string;
}

const FOUND_MAX = 50;

/** The browser's time zones by city, and the current one if it has an older name. */
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

/** Searches zones by city, continent or name. An empty query returns all. */
export function findTimeZones(choices: readonly TimeZoneChoice[], typed: string): readonly TimeZoneChoice[] {
  const words = foldText(cleanName(typed)).split(/\s+/).filter(Boolean);
  const found = choices.filter(({ id, city, detail }) => {
    const text = foldText(`${city} ${id} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const [first = ""] = words;
  // Cities that start with the input come first.
  const begins = ({ city }: TimeZoneChoice) => Number(foldText(city).startsWith(first));
  return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, FOUND_MAX);
}
