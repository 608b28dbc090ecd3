import { signOut } from "../sign-out.ts";

/** Ends the person's session at the desk in all tabs, and shows the names. */
export function leaveDesk(): Promise<void> {
  return signOut();
}
