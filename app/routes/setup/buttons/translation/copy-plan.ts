import type { Buttons } from "#domain/content/button.ts";
import { type CopyMode, copyButtons } from "#domain/content/translation/copy-buttons.ts";

/** What copying would do, said before it is done [S200]. */
export interface CopyPlan {
  /** How many buttons the source has. */
  readonly total: number;
  /** How many buttons of the destination would be gone. */
  readonly lost: number;
  /** How many buttons would be new, or get something. */
  readonly copied: number;
  /** Why there is nothing to do. */
  readonly refusal: "no_source" | "nothing_to_fill" | "too_many" | null;
}

/** Plans a copy by the rule the server copies by. Pure. */
export function planCopy(from: Buttons, to: Buttons, mode: CopyMode): CopyPlan {
  const total = from.buttons.length;
  const verdict = copyButtons(from, to, mode);
  const copied = verdict.ok ? verdict.value.copied : 0;
  const lost = mode === "replace" ? to.buttons.length : 0;
  if (total === 0) return { total, lost, copied, refusal: "no_source" };
  if (!verdict.ok) return { total, lost, copied, refusal: "too_many" };
  return { total, lost, copied, refusal: copied === 0 ? "nothing_to_fill" : null };
}
