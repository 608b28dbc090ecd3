import { useSyncExternalStore } from "react";
import { formatDateTime, formatZone } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

const never = () => () => undefined;

interface Clocks {
  /** The property's. */
  readonly timeZone: string;
  /** That of the person in front of the screen; null where it isn't known. */
  readonly viewer: string | null;
}

/** A moment by the property's clock, and the name of its zone where the viewer's clock shows another time (D88). */
export function writeMoment(
  language: InterfaceLanguage,
  at: EpochMs,
  { timeZone, viewer }: Clocks,
  format = formatDateTime,
): string {
  const text = format(language, at, timeZone);
  const isOneClock =
    viewer === null || formatDateTime("en", at, viewer) === formatDateTime("en", at, timeZone);
  return isOneClock ? text : `${text} (${formatZone(language, at, timeZone)})`;
}

/** Writes moments of a property. The server, which can't know the viewer's zone, writes none. */
export function useWrittenMoment(timeZone: string): (at: EpochMs, format?: typeof formatDateTime) => string {
  const language = useLanguage();
  const viewer = useSyncExternalStore<string | null>(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  return (at, format) => writeMoment(language, at, { timeZone, viewer }, format);
}
