import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/**
 * Warning about an assigned password on every signed-in screen until it is changed [S138]. Its data comes
 * with the screen, without a request.
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

/** Whether to ask for a new password. `false` with an external provider, which manages the passwords. */
export function useHasDefaultPassword(): boolean {
  const { userpassisdefault, isSignInElsewhere } = useGroup();
  return userpassisdefault && !isSignInElsewhere;
}
