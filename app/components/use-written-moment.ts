import { useSyncExternalStore } from "react";
import { formatDateTime, formatZone } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

const subscribeNever = () => () => undefined;

interface Clocks {
  /** Time zone of the property. */
  readonly timeZone: string;
  /** Time zone of the viewer; `null`: unknown. */
  readonly viewer: string | null;
}

/** A moment in the property's time, with the zone's name if the viewer's time differs (D88). */
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

/** Formats a property's moments. The server does not know the viewer's zone, so it never adds the name. */
export function useWrittenMoment(timeZone: string): (at: EpochMs, format?: typeof formatDateTime) => string {
  const language = useLanguage();
  const viewer = useSyncExternalStore<string | null>(
    subscribeNever,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  return (at, format) => writeMoment(language, at, { timeZone, viewer }, format);
}
