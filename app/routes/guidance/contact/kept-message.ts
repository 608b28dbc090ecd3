const KEY = "contact-message";

/** What was typed and not sent yet, in this tab; empty for nothing. Browser only. */
export function keptMessage(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    // A browser that keeps nothing.
    return "";
  }
}

/** Keeps what is typed for a reload or a crash; an empty text forgets it. */
export function keepMessage(text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}
