import type { ContentLanguage } from "#domain/language.ts";
import type { HistoryEvent } from "#domain/property/history.ts";
import type { EpochMs } from "#domain/time.ts";
import { findVersionAt, getMoment } from "./timeline.ts";

/** Which page of a moment is shown. */
export type ShownPage = "portal" | "guide";

interface HistoryView {
  /** `null`: now. */
  readonly moment: EpochMs | null;
  readonly isComparing: boolean;
  readonly page: ShownPage;
}

/** The moment in an address, by time or by version (its publication). Invalid or future times mean now. Pure. */
export function readHistoryView(
  params: Pick<URLSearchParams, "get">,
  events: readonly HistoryEvent[],
  now: EpochMs,
): HistoryView {
  const at = Date.parse(params.get("at") ?? "");
  const number = Number(params.get("version"));
  const version = events.find((event) => event.kind === "version" && event.number === number);
  const named = Number.isNaN(at) ? version && getMoment(version) : at;
  const moment = named !== undefined && named < now ? named : null;
  const isComparing = params.get("compare") === "now" && moment !== null;
  return { moment, isComparing, page: params.get("page") === "guide" ? "guide" : "portal" };
}

/** The address of a moment; includes the version for readability. Pure. */
export function toViewParams(
  { moment, isComparing, page }: HistoryView,
  language: ContentLanguage,
  events: readonly HistoryEvent[],
): URLSearchParams {
  const version = moment === null ? null : findVersionAt(events, moment);
  return new URLSearchParams({
    ...(moment === null ? {} : { at: new Date(moment).toISOString() }),
    ...(version === null ? {} : { version: String(version) }),
    language,
    ...(page === "guide" ? { page } : {}),
    ...(isComparing && moment !== null ? { compare: "now" } : {}),
  });
}
