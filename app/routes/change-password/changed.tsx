import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { signOut } from "#app/session/sign-out.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { dismissToasts, showToast } from "#app/ui/feedback/toast.ts";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { TOAST_DURATION_MS } from "#domain/limits.ts";

/** Says that the password is changed, then goes to the entry, in every tab of this browser [S188]. */
export function Changed() {
  const { changePassword } = useMessages("account");
  const { common, entry } = useMessages("first");
  const isSaid = useRef(false);
  const { done } = changePassword;
  useEffect(() => {
    if (!isSaid.current) {
      // What another screen said is over: this one's stack would show it again.
      dismissToasts();
      showToast({ tone: "success", title: done });
    }
    isSaid.current = true;
    const timer = setTimeout(() => void signOut(), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Toaster regionLabel={common.toasts.region} dismissLabel={common.dismiss} />
      <noscript>
        <Notice tone="success">{done}</Notice>
      </noscript>
      <ButtonLink to="/" reloadDocument replace variant="primary" size="lg" block>
        {entry.signIn.submit}
      </ButtonLink>
    </div>
  );
}
