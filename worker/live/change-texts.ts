import type { LoggedChange, ServerMessage } from "#domain/live/live.ts";

/**
 * Writes what a socket is sent of some changes: those after the last it saw, as one message; null for none.
 * Written once for all who have seen as much. That a session has ended concerns nobody else.
 */
export function textsOf(
  changes: readonly LoggedChange[],
  bookmark: string | undefined,
): (lastSequence: number) => string | null {
  const texts = new Map<number, string | null>();
  return (lastSequence) => {
    const known = texts.get(lastSequence);
    if (known !== undefined) return known;
    const told = changes.filter(({ sequence, kind }) => sequence > lastSequence && kind !== "session.ended");
    const message: ServerMessage = { type: "changes", changes: told, bookmark };
    const text = told.length > 0 ? JSON.stringify(message) : null;
    texts.set(lastSequence, text);
    return text;
  };
}
