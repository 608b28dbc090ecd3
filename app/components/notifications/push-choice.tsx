import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { useMayManageGroup } from "#app/session/role-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { NO_PUSH } from "#domain/account/staff-push.ts";
import { SwitchesSkeleton } from "./switches-skeleton.tsx";
import { useStaffPush } from "./use-staff-push.ts";

interface PushChoiceProps {
  /** Classes of the explanation if push is not available. */
  readonly reasonClassName?: string;
  readonly className?: string;
}

/**
 * Notification settings of this browser, saved at once (N9), or the reason why they are not available. Owners
 * also choose for their group whether notifications may contain guests' texts. Browser only.
 */
export function PushChoice({ reasonClassName, className }: PushChoiceProps) {
  const words = useMessages().notifications;
  const { groupName } = useGroup();
  const mayManage = useMayManageGroup();
  const { support, push, hasFailed, choose, setGuestTextsInNotifications } = useStaffPush();
  if (hasFailed) {
    return (
      <Notice tone="danger" role="alert">
        {words.readFailed}
      </Notice>
    );
  }
  if (push === null) {
    return (
      <div className={classNames(mayManage ? "h-62" : "h-36", className)}>
        <SwitchesSkeleton count={mayManage ? 4 : 3} />
      </div>
    );
  }
  const chosen = push.chosen ?? NO_PUSH;
  const isOff = support !== "ready";
  return (
    <>
      <Reason support={support} className={reasonClassName} />
      <div className={classNames("flex flex-col gap-3", className)}>
        <Choice
          label={words.newRequests}
          isOn={chosen.newRequests}
          isDisabled={isOff}
          onChange={(newRequests) => void choose({ newRequests })}
        />
        <Choice
          label={words.overdueRequests}
          isOn={chosen.overdueRequests}
          isDisabled={isOff}
          onChange={(overdueRequests) => void choose({ overdueRequests })}
        />
        <Choice
          label={words.lowRatings}
          isOn={chosen.lowRatings}
          isDisabled={isOff}
          onChange={(lowRatings) => void choose({ lowRatings })}
        >
          {words.lowHint}
        </Choice>
        {mayManage ? (
          <div className="border-t border-subtle pt-3">
            <Choice
              label={words.guestWords}
              isOn={push.showsGuestWords}
              onChange={(isShown) => void setGuestTextsInNotifications(isShown)}
            >
              {words.guestWordsHint(groupName)}
            </Choice>
          </div>
        ) : null}
      </div>
    </>
  );
}

interface ReasonProps {
  readonly support: ReturnType<typeof useStaffPush>["support"];
  readonly className: string | undefined;
}

/** Why push is not available in this browser. */
function Reason({ support, className }: ReasonProps) {
  const words = useMessages().notifications;
  if (support === "ready") return null;
  const sentences = { refused: words.refused, "home-screen": words.homeScreen, none: words.none };
  return (
    <div className={className}>
      <Notice tone="info" role="status">
        {sentences[support]}
      </Notice>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children?: ReactNode;
}

function Choice({ label, isOn, isDisabled = false, onChange, children }: ChoiceProps) {
  return (
    <div>
      <Switch
        label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children ? <p className="ms-11 mt-0.5 text-sm text-muted">{children}</p> : null}
    </div>
  );
}
