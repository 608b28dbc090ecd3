import type { Button, Buttons } from "#domain/content/button.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import { MAX_BUTTONS } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type DocumentSave, saveDocument } from "./save-document.ts";
import type { PropertyScope } from "./scope.ts";

/** What may be done to the buttons of one language. */
export type ButtonChange =
  | { readonly kind: "add"; readonly button: Button }
  | { readonly kind: "replace"; readonly button: Button }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "order"; readonly ids: readonly string[] };

/**
 * Decides what a list of buttons becomes. Pure.
 *
 * Refuses with `not_found` for a button that is not there, and `validation_failed` for an order that does
 * not name every button once, an id in use, or one button too many.
 */
export function decideButtons({ buttons }: Buttons, change: ButtonChange): Verdict<Buttons> {
  const at = (id: string) => buttons.findIndex((button) => button.id === id);
  switch (change.kind) {
    case "add": {
      if (buttons.length >= MAX_BUTTONS) {
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

/** Applies one change to the stored buttons of a language, at the named revision. */
export async function changeButtons(
  env: Env,
  scope: PropertyScope,
  { stored, change, revision }: { stored: StoredDocument<"buttons">; change: ButtonChange; revision: number },
): Promise<Verdict<StoredDocument>> {
  if (stored.revision !== revision) return refuse("stale_revision", { current: stored });
  const decided = decideButtons(stored.body, change);
  if (!decided.ok) return decided;
  const save: DocumentSave = {
    section: "buttons",
    language: stored.language,
    body: decided.value,
    revision,
  };
  return saveDocument(env, scope, save);
}
