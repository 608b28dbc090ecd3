import { useState } from "react";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { useGroup } from "#app/session/group-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { mayServe } from "#domain/account/account.ts";
import type { Member } from "#domain/account/member.ts";
import { type AccessDraft, AccessFields } from "./access-fields.tsx";
import { GiveDigits } from "./given-digits.tsx";
import { PersonSessions } from "./person-sessions.tsx";
import { useMemberCalls } from "./use-member-calls.ts";

interface AccessDialogProps {
  readonly member: Member;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** A person's role, properties and last day, where they are signed in, and the way to end their access. */
export function AccessDialog({ member, today, onEnd, onClose }: AccessDialogProps) {
  const { members: words, common } = useMessages();
  const { isBusy, changeAccess } = useMemberCalls();
  const { isSignInElsewhere } = useGroup();
  const [draft, setDraft] = useState<AccessDraft>(member);
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  const mayGetDigits = !(isSignInElsewhere || member.isSelf || member.isPending) && mayServe(member.role);

  async function save() {
    const problem = await changeAccess(member, draft);
    if (!problem) return onClose();
    setErrors(toFieldErrors(problem));
  }

  return (
    <WorkDialog
      open
      hasWork={draft !== member}
      onClose={onClose}
      locked={isBusy}
      icon="users"
      title={words.access.of(member.displayName)}
      description={member.email || words.desk.noAddress}
      foot={(leave) => (
        <>
          {member.isSelf ? null : (
            <Button variant="danger-quiet" className="me-auto" disabled={isBusy} onClick={onEnd}>
              {words.remove.action}
            </Button>
          )}
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            loadingLabel={words.access.saving}
            onClick={() => void save()}
          >
            {words.access.save}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <AccessFields
          value={draft}
          today={today}
          errors={errors}
          isDeskOnly={member.email === ""}
          onChange={(next) => {
            setErrors({});
            setDraft(next);
          }}
        />
        {mayGetDigits ? <GiveDigits member={member} /> : null}
        {member.isSelf || member.isPending ? null : <PersonSessions member={member} />}
      </div>
    </WorkDialog>
  );
}
