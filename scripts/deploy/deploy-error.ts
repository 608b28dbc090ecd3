/** A deployment that can't go on, in a line for the person at the terminal. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}

/** Why a call got no answer; `fetch` itself says no more than that it failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}
