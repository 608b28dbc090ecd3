/** A failed deployment, described in one line for the terminal. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}

/** Done but not visible yet. Exit code 2, so that nobody repeats the step. */
export class DeployPending extends DeployError {}

/** Why a call got no answer; the message of `fetch` is too general. */
export function getReason(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}
