import { lazy, useEffect, useState } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { TrialText } from "#app/components/entry/trial-text.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readLeftGroup } from "#app/session/exit-reason.ts";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ProviderRefusal } from "./provider-refusal.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Loaded separately: only needed with an external provider. */
const ProviderSignIn = lazy(async () => ({
  default: (await import("./provider-sign-in.tsx")).ProviderSignIn,
}));

interface SignInScreenProps {
  readonly reply: FormReply | null;
  /** Whether the browser rejected the session cookie of a sign-in. */
  readonly hasLostCookie: boolean;
  /** How the session ended without the person signing out; otherwise `null`. */
  readonly ended: "signed-out" | "removed" | null;
  /** With an external provider: its URL, and the result of the last attempt. */
  readonly elsewhere: { readonly path: string | null; readonly refused: ProviderRefusal | null } | null;
}

/** Signed out: welcome and form [S34]. */
export function SignInScreen({ reply, hasLostCookie, ended, elsewhere }: SignInScreenProps) {
  const { portalName, showRegister, contactSite } = useBrand();
  const { signIn } = useMessages("everywhere").entry;
  const [leftGroup, setLeftGroup] = useState<string | null>(null);
  useEffect(() => setLeftGroup(readLeftGroup()), []);
  return (
    <EntryFrame pageTitle={signIn.pageTitle} title={signIn.title(portalName)} subtitle={signIn.subtitle}>
      {ended && !reply ? (
        <Notice tone="info" role="status" className="mt-6">
          {ended === "signed-out" ? signIn.ended : leftGroup ? signIn.removedFrom(leftGroup) : signIn.removed}
        </Notice>
      ) : null}
      {elsewhere ? (
        <ProviderSignIn {...elsewhere} refused={hasLostCookie ? "cookies_not_kept" : elsewhere.refused} />
      ) : (
        <SignInForm reply={reply} hasLostCookie={hasLostCookie} />
      )}
      <p className="mt-6 text-sm">
        {signIn.newTo(portalName)}{" "}
        {showRegister && !elsewhere ? (
          <>
            <TextLink to="/register">{signIn.register}</TextLink>. <TrialText />
          </>
        ) : (
          <>
            <TextLink to={contactSite} className="inline!">
              {signIn.contactUs}
            </TextLink>
            {startsWithWord(signIn.toOpenAccount) ? " " : ""}
            {signIn.toOpenAccount}
          </>
        )}
      </p>
    </EntryFrame>
  );
}

/** Whether a text continues with a word; in German with a comma. */
function startsWithWord(text: string): boolean {
  return !text.startsWith(",");
}
