import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { TERMS_MAX, type Term } from "#domain/translation/terms.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  countOtherTerms,
  deleteTerm,
  selectSameTerm,
  selectTerms,
  writeTerm,
} from "../../db/account/terms.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireNone, requireOneChange } from "../../db/guard.ts";
import { runNamed } from "../../db/named-batch.ts";
import { commit, staffAuthor } from "../commit.ts";
import { TRANSLATIONS_CHANGED } from "./continue-run.ts";

interface Writer {
  readonly principal: Principal;
  readonly now: EpochMs;
}

/**
 * Adds or changes a term of a group. Refuses with `validation_failed`: `duplicate` at `term`, in any case of its
 * letters, or `too_many`.
 */
export async function saveTerm(env: Env, writer: Writer, term: Term): Promise<Verdict<Term>> {
  const { principal, now } = writer;
  const { groupId, displayName } = principal;
  const db = getDatabase(env, ANY_GROUP);
  const key = { groupId, id: term.id };
  const same = selectSameTerm(db, { ...key, term: term.term });
  const { others, twins } = await runNamed(db, { others: countOtherTerms(db, key), twins: same });
  if (twins.length > 0) return refuse("validation_failed", { errors: [{ path: "term", code: "duplicate" }] });
  if ((others[0]?.count ?? 0) >= TERMS_MAX) {
    return refuse("validation_failed", { errors: [{ path: "term", code: "too_many" }] });
  }
  try {
    await commit(env, staffAuthor(writer), {
      statements: [
        requireNone(db, same),
        writeTerm(db, { ...term, groupId, updatedAt: now, updatedBy: displayName }),
      ],
      whom: principal,
      change: TRANSLATIONS_CHANGED,
      activity: { action: "term.set", summary: term.term },
    });
    return accept(term);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return refuse("validation_failed", { errors: [{ path: "term", code: "duplicate" }] });
  }
}

/** Removes a term of a group. Refuses with `not_found`. */
export async function removeTerm(env: Env, writer: Writer, id: string): Promise<Verdict<null>> {
  const { groupId } = writer.principal;
  const db = getDatabase(env, ANY_GROUP);
  const found = (await selectTerms(db, groupId)).find((term) => term.id === id);
  if (!found) return refuse("not_found");
  try {
    await commit(env, staffAuthor(writer), {
      statements: [deleteTerm(db, { groupId, id }), requireOneChange(db)],
      whom: writer.principal,
      change: TRANSLATIONS_CHANGED,
      activity: { action: "term.removed", summary: found.term },
    });
    return accept(null);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return refuse("not_found");
  }
}
