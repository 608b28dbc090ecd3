import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Which of the two secrets holds a key: `SIGNING_KEY` is a, `SIGNING_KEY_B` is b. */
export type KeySlot = "a" | "b";

export interface KeyId {
  readonly slot: KeySlot;
  /** From when on the key signs. It verifies as soon as it is there, so that no place meets a key it lacks. */
  readonly signsFrom: EpochMs;
}

/** The `kid` of a key: its place and its time, so that the public key set says which one the next replaces. */
export function keyIdOf({ slot, signsFrom, mark }: KeyId & { mark: string }): string {
  return `${slot}-${Math.floor(signsFrom / SECOND_MS)}-${mark}`;
}

/** A `kid` of another form is of the time before keys were rotated: the first key, that always signs. */
export function readKeyId(kid: string): KeyId {
  const [, slot, seconds] = /^([ab])-(\d{1,12})-\w+$/.exec(kid) ?? [];
  return { slot: slot === "b" ? "b" : "a", signsFrom: seconds ? Number(seconds) * SECOND_MS : 0 };
}
