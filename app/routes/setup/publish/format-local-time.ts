import { formatFullDay } from "#app/messages/format.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

/** "Monday, 30 November 2026, 06:00", for a local time such as `2026-11-30T06:00`. */
export function formatLocalTime(language: InterfaceLanguage, localTime: string): string {
  const [day = "", time = ""] = localTime.split("T");
  return `${formatFullDay(language, day)}, ${time}`;
}
