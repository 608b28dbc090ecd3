/** A deployment that can't go on, in a line for the person at the terminal. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}

/** What was done, and is not seen yet: the shell is told of it by 2, so that nobody does it again. */
export class DeployPending extends DeployError {}

/** Why a call got no answer; `fetch` itself says no more than that it failed. */
export function getReason(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}
