/** A deployment that can't go on, in a line for the person at the terminal. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}
