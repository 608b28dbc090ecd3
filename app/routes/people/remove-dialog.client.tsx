import { formatFullDay, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Member } from "#domain/account/member.ts";
import { useMemberCalls } from "./use-member-calls.ts";

/** The member's planned publications, which stay planned. */
function RemainingPlans({ plans }: Pick<Member, "plans">) {
  const words = useMessages().members.remove;
  const language = useLanguage();
  const shown = plans.map(({ property, localTime }) => {
    const [day = "", time = ""] = localTime.split("T");
    return `${property}: ${formatFullDay(language, day)}, ${formatTime(language, Date.parse(`1970-01-01T${time}Z`), "UTC")}`;
  });
  return (
    <div className="mt-3 text-sm text-default">
      <p>{words.plans}</p>
      <ul className="mt-1 list-disc ps-5">
        {shown.slice(0, PLANS_SHOWN).map((plan) => (
          <li key={plan} dir="auto">
            {plan}
          </li>
        ))}
        {shown.length > PLANS_SHOWN ? <li>+ {shown.length - PLANS_SHOWN}</li> : null}
      </ul>
    </div>
  );
}

const PLANS_SHOWN = 5;

/** Confirmation before removing a member. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const words = useMessages().members.remove;
  const { isBusy, remove } = useMemberCalls();

  async function confirm() {
    await remove(member);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.question(member.displayName)}
      description={words.warning}
      safeLabel={words.keep}
      confirmLabel={words.confirm}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => void confirm()}
    >
      {member.plans.length > 0 ? <RemainingPlans plans={member.plans} /> : null}
    </ConfirmDialog>
  );
}
