import type { LoggedChange, ServerMessage } from "#domain/live/live.ts";

/**
 * Serialises changes for sockets by their last sequence: all later ones as one message; `null`: none. Cached,
 * since most sockets have the same sequence. `session.ended` is left out: it is sent to its own session only.
 */
export function createChangeWriter(
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
