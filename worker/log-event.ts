// `docs/operations/log.md` documents what to do for each event.

/** Needs action. Used by types and tests only, so it is not in the build. */
export const ERRORS = [
  "binding_silent",
  "document_set_aside",
  "due_deferred",
  "guest_request_failed",
  "held_documents_lost",
  "item_set_aside",
  "job_failed",
  "job_not_noted",
  "live.channel_lost",
  "live.licences_not_read",
  "live.log_not_read",
  "live.opening_refused",
  "origin_missing",
  "pages_not_composed",
  "portal_not_rendered",
  "portal_pages_missing",
  "portal_rebuilt",
  "projection_deferred",
  "desk_deferred",
  "qr_code_rebuilt",
  "rendering_deferred",
  "request_failed",
  "screen_failed",
  "snapshot_missing",
  "snapshot_unreadable",
  "weekly_mail_failed",
  "work_not_read",
] as const;
/** Recovers by itself. */
export const WARNINGS = [
  "form_interrupted",
  "icon_not_made",
  "live.change_skipped",
  "mail_refused",
  "maintenance_unreadable",
  "nudge_lost",
  "news_deferred",
  "old_scan_not_counted",
  "picture_not_narrowed",
  "place_not_read",
  "provider_not_read",
  "provider_sign_in_refused",
  "provider_sign_out_incomplete",
  "purge_overtaken",
  "push_refused",
  "scan_not_counted",
  "search_not_counted",
  "store_refused",
  "today_not_told",
  "upload_interrupted",
  "wake_deferred",
] as const;
/** Informational. */
export const OCCURRENCES = [
  "crash",
  "group_deleted",
  "job_ended",
  "job_passed_over",
  "operation",
  "operations_refused",
  "passkey_added",
  "passkey_removed",
  "desk_paired",
  "digits_changed",
  "plan_failed",
  "proof_given",
  "proof_refused",
  "session_ended",
  "sign_in",
  "sign_in_refused",
  "slow",
  "token_replayed",
] as const;
export type LogEventName = (typeof ERRORS | typeof WARNINGS | typeof OCCURRENCES)[number];

function getLevel(event: LogEventName): "error" | "warn" | "log" {
  const isIn = (names: readonly LogEventName[]) => names.includes(event);
  if (isIn(WARNINGS)) return "warn";
  return isIn(OCCURRENCES) ? "log" : "error";
}

interface Facts {
  readonly [name: string]: unknown;
  /** The thrown value. */
  readonly error?: unknown;
}

const STACK_FRAMES_MAX = 8;
const TEXT_LENGTH_MAX = 1_000;

/** Drops the query parameters that Drizzle appends to its message: they contain what people typed. */
function toText(error: unknown): string {
  return String(error)
    .replace(/\nparams: [\s\S]*$/, "")
    .slice(0, TEXT_LENGTH_MAX);
}

function toErrorFacts(error: unknown) {
  if (!(error instanceof Error)) return { message: toText(error) };
  // Only the frames: a stack starts with the whole message.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    message: toText(error),
    ...(error.cause === undefined ? {} : { cause: toText(error.cause) }),
    stack: frames
      .slice(0, STACK_FRAMES_MAX)
      .map((line) => line.trim())
      .join(" "),
  };
}

/**
 * Logs one event as a line of JSON, without personal data or secrets. A lint allows the console in this file
 * only.
 */
export function logEvent(event: LogEventName, { error, ...facts }: Facts = {}): void {
  const line = { event, ...facts, ...(error === undefined ? {} : toErrorFacts(error)) };
  console[getLevel(event)](JSON.stringify(line));
}
