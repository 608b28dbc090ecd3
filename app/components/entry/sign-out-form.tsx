import type { ReactNode } from "react";
import { mayLeave } from "#app/session/leaving.ts";
import { signOut } from "#app/session/sign-out.ts";

/** Signs out; `children` holds the submit button. Works before scripts arrive. */
export function SignOutForm({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <form
      method="post"
      action="/sign-out"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void mayLeave().then((leaves) => (leaves ? signOut({ isAskedFor: true }) : undefined));
      }}
    >
      {children}
    </form>
  );
}
