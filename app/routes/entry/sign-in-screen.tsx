import { useBrand } from "#app/components/brand-context.tsx";
import { EntryFrame } from "#app/components/entry-frame.tsx";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SignInRefusal } from "./sign-in.server.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInScreenProps {
  readonly refusal: SignInRefusal | null;
  /** An outside provider keeps the accounts: there is nothing to sign in to here. */
  readonly isElsewhere: boolean;
}

/** Signed out: the welcome and the form [S34]. */
export function SignInScreen({ refusal, isElsewhere }: SignInScreenProps) {
  const { portalName, showRegister, signUpTrialText, contactSite } = useBrand();
  const { entry, problems } = useFirstMessages();
  const { signIn } = entry;
  return (
    <EntryFrame pageTitle={signIn.pageTitle} title={signIn.title(portalName)} subtitle={signIn.subtitle}>
      {isElsewhere ? (
        <Notice tone="info" className="mt-8">
          {problems.codes.signed_in_elsewhere}
        </Notice>
      ) : (
        <SignInForm refusal={refusal} />
      )}
      <p className="mt-6 text-sm">
        {signIn.newTo(portalName)}{" "}
        {showRegister && !isElsewhere ? (
          <>
            <TextLink to="/register">{signIn.register}</TextLink>. {signUpTrialText}
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

/** Whether a text goes on with a word; German goes on with a comma. */
function startsWithWord(text: string): boolean {
  return !text.startsWith(",");
}
