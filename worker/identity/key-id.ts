import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** The secret that holds a key: `SIGNING_KEY` is a, `SIGNING_KEY_B` is b. */
export type KeySlot = "a" | "b";

export interface KeyId {
  readonly slot: KeySlot;
  /** When the key starts to sign. It verifies as soon as it is deployed, so that every location has it by then. */
  readonly signsFrom: EpochMs;
}

/** The `kid` of a key, with its slot and time, so that the public key set shows which one to replace next. */
export function toKeyId({ slot, signsFrom, mark }: KeyId & { mark: string }): string {
  return `${slot}-${Math.floor(signsFrom / SECOND_MS)}-${mark}`;
}

/** A `kid` in another format is from before rotation: the first key, which always signs. */
export function readKeyId(kid: string): KeyId {
  const [, slot, seconds] = /^([ab])-(\d{1,12})-\w+$/.exec(kid) ?? [];
  return { slot: slot === "b" ? "b" : "a", signsFrom: seconds ? Number(seconds) * SECOND_MS : 0 };
}
