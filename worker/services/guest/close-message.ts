import { type ItemOf, toItem } from "#domain/guest/messages/kinds.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PropertyScope } from "../scope.ts";

/** Kinds that staff close and open again; a refusal carries what the message is now. */
type ClosedKind = "request";

/** A person of the staff, as a desk notes who has done something. */
export function actingOf({ principal, now }: Pick<PropertyScope, "principal" | "now">) {
  return { at: now, userId: principal.uid, userName: principal.displayName };
}

/** Closes a guest's message. Done twice, it stays closed at the first time. Refuses with `not_found`. */
export async function closeMessage(
  env: Env,
  scope: PropertyScope,
  { kind, id }: { readonly kind: ClosedKind; readonly id: string },
): Promise<Verdict<ItemOf<ClosedKind>>> {
  const closed = await env.GUEST_DESK.getByName(scope.property.id).close(kind, id, actingOf(scope));
  return closed ? accept(toItem(kind, closed)) : refuse("not_found");
}

interface Reopening {
  readonly kind: ClosedKind;
  readonly id: string;
  readonly closedAt: EpochMs;
}

/**
 * Opens a message again that was closed at `closedAt`. Done twice, it stays open.
 *
 * Refuses with `not_found`, or with `stale_revision` and the message when it was closed once more since.
 */
export async function reopenMessage(
  env: Env,
  scope: PropertyScope,
  { kind, id, closedAt }: Reopening,
): Promise<Verdict<ItemOf<ClosedKind>>> {
  const desk = env.GUEST_DESK.getByName(scope.property.id);
  const message = await desk.reopen(kind, { id, closedAt }, actingOf(scope));
  if (!message) return refuse("not_found");
  const item = toItem(kind, message);
  return message.closedAt === null ? accept(item) : refuse("stale_revision", { current: item });
}
