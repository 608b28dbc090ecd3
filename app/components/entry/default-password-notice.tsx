import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/**
 * Warns of the password that somebody was given, on every signed-in screen until it is changed [S138]. What it says is
 * read with the screen, so that it costs no call.
 */
export function DefaultPasswordNotice() {
  const { account, settings } = useMessages();
  if (!useHasDefaultPassword()) return null;
  return (
    <div className="flex-none px-8 pt-4 print:hidden">
      <Notice
        tone="warn"
        title={account.defaultPassword.warning}
        action={
          <TextLink to="/change-password" plain>
            {settings.password.change}
          </TextLink>
        }
      >
        {account.defaultPassword.advice}
      </Notice>
    </div>
  );
}

/** A person who signs in elsewhere has no password here to change. */
export function useHasDefaultPassword(): boolean {
  const { userpassisdefault, isSignInElsewhere } = useGroup();
  return userpassisdefault && !isSignInElsewhere;
}
