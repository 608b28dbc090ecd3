import type { Buttons } from "#domain/content/button.ts";
import { type CopyMode, copyButtons } from "#domain/content/translation/copy-buttons.ts";

/** Preview of a copy [S200]. */
export interface CopyPlan {
  /** Number of buttons in the source. */
  readonly total: number;
  /** Number of the target's buttons that would be lost. */
  readonly lost: number;
  /** Number of buttons added or filled. */
  readonly copied: number;
  /** Why there is nothing to do. */
  readonly refusal: "no_source" | "nothing_to_fill" | "too_many" | null;
}

/** Plans a copy by the server's rule. Pure. */
export function planCopy(from: Buttons, to: Buttons, mode: CopyMode): CopyPlan {
  const total = from.buttons.length;
  const verdict = copyButtons(from, to, mode);
  const copied = verdict.ok ? verdict.value.copied : 0;
  const lost = mode === "replace" ? to.buttons.length : 0;
  if (total === 0) return { total, lost, copied, refusal: "no_source" };
  if (!verdict.ok) return { total, lost, copied, refusal: "too_many" };
  return { total, lost, copied, refusal: copied === 0 ? "nothing_to_fill" : null };
}
