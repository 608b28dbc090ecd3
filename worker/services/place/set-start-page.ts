import { nameWithoutChips } from "#domain/answers/chips/answer-uses.ts";
import type { Button } from "#domain/content/button.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import { canStart } from "#domain/place/start-page.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { setStartPageRow } from "../../db/places/start-pages.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";
import { PLACES_CHANGED } from "./change-place.ts";

interface StartPage {
  readonly kind: PlaceKind;
  /** `null`: the portal itself. */
  readonly buttonId: string | null;
  /** The button that the caller saw. */
  readonly was: string | null;
}

/**
 * Sets the button that cards of a kind of place open, effective at once without a publication (R3). `buttons`:
 * those of the draft. Cards and codes stay the same.
 *
 * Refuses with `validation_failed` for a button that can't be a start page, and `stale_revision` after a
 * concurrent change.
 */
export async function setStartPage(
  env: Env,
  scope: PropertyScope,
  { kind, buttonId, was }: StartPage,
  buttons: readonly Button[],
): Promise<Verdict<null>> {
  const { principal, property, now } = scope;
  const button = buttons.find(({ id }) => id === buttonId);
  if (buttonId !== null && !(button && canStart(button))) {
    return refuse("validation_failed", { errors: [{ path: "buttonId", code: "invalid" }] });
  }
  const db = getDatabase(env, property.id);
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        setStartPageRow(db, { propertyId: property.id, kind, buttonId, was, at: now }),
        requireOneChange(db),
      ],
      whom: principal,
      change: PLACES_CHANGED,
      activity: { action: "start-page.set", summary: nameWithoutChips(button?.name ?? "") },
    });
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return refuse("stale_revision");
  }
  await projectPortal(env, property);
  return accept(null);
}
