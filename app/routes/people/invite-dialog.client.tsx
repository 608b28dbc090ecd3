import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ROLES } from "#domain/account/account.ts";
import type { Invitation } from "#domain/account/member.ts";
import { invitationSchema } from "#domain/account/member.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { INVITATION_DAYS, NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { z } from "#domain/zod.ts";
import { useMemberCalls } from "./use-member-calls.ts";

function createInvitationSchema() {
  return invitationSchema.strip();
}
type InvitationValues = z.input<ReturnType<typeof createInvitationSchema>>;

interface InviteDialogProps {
  /** Whether an external provider manages the accounts, so that invited people choose no password here. */
  readonly isSignInElsewhere: boolean;
  readonly onClose: () => void;
}

/** Form for inviting a member with a role. Validated with the API's schema. */
export function InviteDialog({ isSignInElsewhere, onClose }: InviteDialogProps) {
  const { members: words, common } = useMessages();
  const [refused, setRefused] = useState<SubmissionResult>();
  const [isTyped, setIsTyped] = useState(false);
  const getText = useErrorText();
  const { isBusy, invite } = useMemberCalls();
  const [form, { email, displayName, role }] = useForm<InvitationValues, Invitation>({
    lastResult: refused,
    onValidate: ({ formData }) => checkForm(formData, createInvitationSchema()),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") void send(submission.value, submission);
    },
  });

  async function send(invitation: Invitation, { reply }: Pick<Submission<InvitationValues>, "reply">) {
    const problem = await invite(invitation);
    if (!problem) return onClose();
    setRefused(reply({ fieldErrors: toFieldErrors(problem) }));
  }

  return (
    <WorkDialog
      open
      hasWork={isTyped}
      onClose={onClose}
      locked={isBusy}
      icon="users"
      title={words.invite.title}
      description={(isSignInElsewhere ? words.invite.textAtProvider : words.invite.text)(INVITATION_DAYS)}
      foot={(leave) => (
        <>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            loading={isBusy}
            loadingLabel={words.invite.sending}
          >
            {words.invite.send}
          </Button>
        </>
      )}
    >
      <form
        id={form.id}
        noValidate
        onChange={() => setIsTyped(true)}
        onSubmit={form.onSubmit}
        className="flex flex-col gap-4"
      >
        <TextField
          label={words.invite.email}
          name={email.name}
          type="email"
          autoComplete="off"
          error={getText(email.errors)}
        />
        <TextField
          label={words.invite.name}
          name={displayName.name}
          autoComplete="off"
          maxLength={USER_NAME_LENGTH_MAX}
          error={getText(displayName.errors)}
        />
        <SelectField
          label={words.invite.role}
          name={role.name}
          defaultValue="editor"
          options={ROLES.map((role) => ({
            value: role,
            label: `${words.roles[role]}: ${words.mayDo[role]}`,
          }))}
        />
      </form>
    </WorkDialog>
  );
}

function useErrorText() {
  const { problems } = useMessages();
  return (codes: string[] | undefined): string | undefined => {
    const code = codes?.[0];
    if (code === undefined) return undefined;
    if (code === "too_short" || code === "too_long") {
      return problems.limits.between(NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX);
    }
    return problems.fields[toFieldErrorCode(code)];
  };
}
