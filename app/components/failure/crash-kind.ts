/**
 * Chooses the crash text: a message that starts with a type error counts as an account error (specification,
 * section 4, Errors).
 */
export function decideCrashKind(error: unknown): "account" | "generic" {
  const message = error instanceof Error ? error.message : String(error);
  return String(error).startsWith("TypeError") || message.startsWith("TypeError") ? "account" : "generic";
}
