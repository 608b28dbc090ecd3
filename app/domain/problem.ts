import type { Announcement } from "./announcement/announcement.ts";
import type { SectionDocument } from "./content/document.ts";
import type { PublishFinding } from "./content/publish-finding.ts";
import { type CallerErrorCode, type FieldErrorCode, toSchemaErrorCode } from "./field-error.ts";
import type { GuestRequest } from "./guest/guest-request.ts";
import type { ProblemCode } from "./problem-code.ts";
import type { PlannedPublication } from "./property/planned.ts";
import type { Property } from "./property/property.ts";

/** A refused value: its path in the input and a stable code. */
export interface FieldError {
  /** Dotted path into the input, such as `buttons.2.name`. */
  readonly path: string;
  readonly code: FieldErrorCode | CallerErrorCode | PublishFinding["code"] | "language_in_use";
}

/** Extra data by refusal code. A code without an entry has none. */
interface CurrentByCode {
  /** The latest saved state; `null`: deleted. */
  readonly stale_revision: SectionDocument | Property | GuestRequest | Announcement | null;
  readonly newer_version: SectionDocument;
  readonly publish_blocked: readonly PublishFinding[];
  /** The current plan. */
  readonly plan_waiting: PlannedPublication | null;
  readonly plan_ended: PlannedPublication | null;
  /** Default-language texts of the announcements that would end. */
  readonly zone_ends_announcements: readonly string[];
  /** The next existing local time. */
  readonly plan_hour_skipped: { readonly next: string };
}
type CurrentOf<Code extends ProblemCode> = {
  readonly [One in ProblemCode]: One extends keyof CurrentByCode ? CurrentByCode[One] : never;
}[Code];

interface ProblemOf<Code extends ProblemCode> {
  readonly code: Code;
  readonly errors?: readonly FieldError[];
  readonly current?: CurrentOf<Code>;
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds?: number;
}

/** A refusal. The type of `current` follows from the code. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [One in Code]: ProblemOf<One>;
}[Code];

/** Converts a schema's issues to field errors. */
export function toFieldErrors(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldError[] {
  return issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    code: toSchemaErrorCode(message),
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
