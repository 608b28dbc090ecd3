/**
 * Which text a crash shows: an error whose message starts with a type error is an account error
 * (specification, section 4, Errors).
 */
export function decideCrashKind(error: unknown): "account" | "generic" {
  const message = error instanceof Error ? error.message : String(error);
  return String(error).startsWith("TypeError") || message.startsWith("TypeError") ? "account" : "generic";
}
