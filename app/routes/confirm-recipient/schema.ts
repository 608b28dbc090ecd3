import { z } from "#domain/zod.ts";

/** The link is all the proof; whether it is one of ours is for the API to say. */
export function createAgreeSchema() {
  return z.object({ token: z.string().min(1) });
}
