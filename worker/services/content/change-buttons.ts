import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import type { Button, Buttons } from "#domain/content/button.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import { getPredecessors } from "#domain/content/insert-after.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import type { StoredButtons } from "../../db/content/documents.ts";
import type { NewRestorePoint } from "../../db/content/restore-points.ts";
import type { PropertyScope } from "../scope.ts";
import { newRestorePoint } from "./new-restore-point.ts";
import { requireComingDates } from "./require-coming-dates.ts";
import { saveDocument } from "./save-document.ts";

/** The possible changes of one language's buttons. */
export type ButtonChange =
  | { readonly kind: "add"; readonly button: Button }
  | { readonly kind: "replace"; readonly button: Button }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "order"; readonly ids: readonly string[] };

/**
 * Applies a change to a list of buttons. Pure.
 *
 * Refuses with `not_found` for an unknown button, and `validation_failed` for an order that does not list every
 * button exactly once, a duplicate id, or too many buttons.
 */
function decideButtons({ buttons }: Buttons, change: ButtonChange): Verdict<Buttons> {
  const at = (id: string) => buttons.findIndex((button) => button.id === id);
  switch (change.kind) {
    case "add": {
      if (buttons.length >= BUTTONS_MAX) {
        return refuse("validation_failed", { errors: [{ path: "buttons", code: "too_many" }] });
      }
      if (at(change.button.id) >= 0) {
        return refuse("validation_failed", { errors: [{ path: "id", code: "duplicate" }] });
      }
      return accept({ buttons: [...buttons, change.button] });
    }
    case "replace": {
      if (at(change.button.id) < 0) return refuse("not_found");
      return accept({
        buttons: buttons.map((button) => (button.id === change.button.id ? change.button : button)),
      });
    }
    case "remove": {
      if (at(change.id) < 0) return refuse("not_found");
      return accept({ buttons: buttons.filter((button) => button.id !== change.id) });
    }
    case "order": {
      const isWhole = change.ids.length === buttons.length && new Set(change.ids).size === buttons.length;
      const ordered = change.ids.flatMap((id) => buttons.filter((button) => button.id === id));
      if (!isWhole || ordered.length !== buttons.length) {
        return refuse("validation_failed", { errors: [{ path: "ids", code: "incomplete_order" }] });
      }
      return accept({ buttons: ordered });
    }
  }
}

/** The buttons after a change; a deletion comes with its restore point. */
export type ChangedButtons = StoredDocument<"buttons"> & { readonly restorePoint?: RestorePoint };

/**
 * Applies a change to the stored buttons of a language, if their revision is the given one. A deletion leaves a
 * restore point.
 *
 * Refuses as `decideButtons`, `requireComingDates` and `saveDocument` do.
 */
export async function changeButtons(
  env: Env,
  scope: PropertyScope,
  { stored, change, revision }: { stored: StoredButtons; change: ButtonChange; revision: number },
): Promise<Verdict<ChangedButtons>> {
  if (stored.newerVersion) return refuse("newer_version", { current: stored });
  if (stored.revision !== revision) return refuse("stale_revision", { current: stored });
  const decided = decideButtons(stored.body, change);
  if (!decided.ok) return decided;
  const buttons = "button" in change ? [{ button: change.button, path: "" }] : [];
  const coming = requireComingDates(scope, { buttons, stored: stored.body.buttons });
  if (!coming.ok) return coming;
  const leaves = change.kind === "remove" ? findDeletion(scope, stored, change.id) : null;
  const saved = await saveDocument(env, scope, {
    content: { section: "buttons", language: stored.language, body: decided.value },
    revision,
    ...(leaves ? { leaves } : {}),
  });
  if (!saved.ok || !leaves) return saved;
  return accept({ ...saved.value, restorePoint: leaves.point });
}

function findDeletion(
  scope: PropertyScope,
  { language, body: { buttons } }: StoredButtons,
  id: string,
): NewRestorePoint | null {
  const button = buttons.find((entry) => entry.id === id);
  if (!button) return null;
  return newRestorePoint(scope, {
    kind: "button",
    summary: { language, name: nameWithoutChips(button.name) },
    holding: { holds: "button", language, button, predecessors: getPredecessors(buttons, id) },
  });
}
