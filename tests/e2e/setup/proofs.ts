import type { AgedProofs } from "./desk-front.ts";
import { e2eTarget, expect } from "./test.ts";

/** Makes a person's proofs of identity older than ten minutes, in all their sessions. */
export async function ageProofs({ uid }: AgedProofs): Promise<void> {
  const body = JSON.stringify({ uid } satisfies AgedProofs);
  const response = await fetch(`${e2eTarget.origin}/age-proofs`, { method: "POST", body });
  expect(response.status).toBe(204);
}
