import type { Announcement } from "./announcement/announcement.ts";
import type { SectionDocument } from "./content/document.ts";
import type { PublishFinding } from "./content/publish-finding.ts";
import { type CallerErrorCode, type FieldErrorCode, schemaErrorCodeOf } from "./field-error.ts";
import type { GuestRequest } from "./guest/guest-request.ts";
import type { ProblemCode } from "./problem-code.ts";
import type { PlannedPublication } from "./property/planned.ts";
import type { Property } from "./property/property.ts";

/** One value that was refused: where it stands in the input, and why, as a stable code. */
export interface FieldError {
  /** Dotted path into the input, such as `buttons.2.name`. */
  readonly path: string;
  readonly code: FieldErrorCode | CallerErrorCode | PublishFinding["code"] | "language_in_use";
}

/** What a refusal carries for the caller to go on, by its code. A code that is not named here carries nothing. */
interface CurrentByCode {
  /** What was saved since, as it is now; null: it was removed. */
  readonly stale_revision: SectionDocument | Property | GuestRequest | Announcement | null;
  readonly newer_version: SectionDocument;
  readonly publish_blocked: readonly PublishFinding[];
  /** The version that is planned now. */
  readonly plan_waiting: PlannedPublication | null;
  readonly plan_ended: PlannedPublication | null;
  /** The texts of those that would end, in the default language. */
  readonly zone_ends_announcements: readonly string[];
  /** The next local time that clocks show. */
  readonly plan_hour_skipped: { readonly next: string };
}
type CurrentOf<Code extends ProblemCode> = {
  readonly [One in ProblemCode]: One extends keyof CurrentByCode ? CurrentByCode[One] : never;
}[Code];

interface ProblemOf<Code extends ProblemCode> {
  readonly code: Code;
  readonly errors?: readonly FieldError[];
  readonly current?: CurrentOf<Code>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number;
}

/** A refusal. What it carries as `current` is known once its code is. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [One in Code]: ProblemOf<One>;
}[Code];

/** What a schema refused, value by value. */
export function fieldErrorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldError[] {
  return issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    code: schemaErrorCodeOf(message),
  }));
}

export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function accept<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

export function refuse<Code extends ProblemCode>(
  code: Code,
  more: Omit<ProblemOf<Code>, "code"> = {},
): { readonly ok: false; readonly problem: Problem<Code> } {
  return { ok: false, problem: { code, ...more } };
}
