/**
 * Every event of the log, with its level: `error` is for somebody to mend, `warn` mends itself, `log` happened.
 * `docs/operations/log.md` says of each what to do.
 */
export const EVENTS = {
  binding_silent: "error",
  crash: "log",
  document_set_aside: "error",
  form_interrupted: "warn",
  group_deleted: "log",
  guest_request_failed: "error",
  icon_not_made: "warn",
  job_ended: "log",
  job_failed: "error",
  job_not_noted: "error",
  job_passed_over: "log",
  "live.change_skipped": "warn",
  "live.channel_lost": "error",
  "live.licences_not_read": "error",
  "live.log_not_read": "error",
  "live.opening_refused": "error",
  mail_refused: "warn",
  maintenance_unreadable: "warn",
  nudge_lost: "warn",
  old_scan_not_counted: "warn",
  operation: "log",
  operations_refused: "log",
  origin_missing: "error",
  picture_not_narrowed: "warn",
  portal_not_rendered: "error",
  portal_pages_missing: "error",
  portal_rebuilt: "error",
  projection_deferred: "error",
  provider_not_read: "warn",
  provider_sign_in_refused: "warn",
  provider_sign_out_incomplete: "warn",
  purge_overtaken: "warn",
  qr_code_rebuilt: "error",
  rendering_deferred: "error",
  request_failed: "error",
  screen_failed: "error",
  session_ended: "log",
  sign_in: "log",
  sign_in_refused: "log",
  snapshot_missing: "error",
  snapshot_unreadable: "error",
  store_refused: "warn",
  today_not_told: "warn",
  token_replayed: "log",
  upload_interrupted: "warn",
  weekly_mail_failed: "error",
  work_not_read: "error",
} as const satisfies Record<string, "log" | "warn" | "error">;
export type LogEventName = keyof typeof EVENTS;

interface Facts {
  readonly [name: string]: unknown;
  /** What was thrown. */
  readonly error?: unknown;
}

const STACK_FRAMES_MAX = 8;
const TEXT_LENGTH_MAX = 1_000;

/** Without the values of a query, which Drizzle adds to its message: they hold what people typed. */
function textOf(error: unknown): string {
  return String(error)
    .replace(/\nparams: [\s\S]*$/, "")
    .slice(0, TEXT_LENGTH_MAX);
}

function factsOfError(error: unknown) {
  if (!(error instanceof Error)) return { message: textOf(error) };
  // The frames alone: a stack begins with the message, whole.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    message: textOf(error),
    ...(error.cause === undefined ? {} : { cause: textOf(error.cause) }),
    stack: frames
      .slice(0, STACK_FRAMES_MAX)
      .map((line) => line.trim())
      .join(" "),
  };
}

/** Writes one event to the log: one line of JSON, without personal data or a secret. Lint keeps the console to this file. */
export function logEvent(event: LogEventName, { error, ...facts }: Facts = {}): void {
  const line = { event, ...facts, ...(error === undefined ? {} : factsOfError(error)) };
  console[EVENTS[event]](JSON.stringify(line));
}
