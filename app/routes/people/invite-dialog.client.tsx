import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Invitation } from "#domain/account/member.ts";
import { invitationSchema } from "#domain/account/member.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { INVITATION_DAYS, NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { z } from "#domain/zod.ts";
import { type AccessDraft, AccessFields, toAccessInput } from "./access-fields.tsx";
import { GivenDigits } from "./given-digits.tsx";
import { useMemberCalls } from "./use-member-calls.ts";

/** `isAtDesk`: for shared desks only, without an address. */
function createInvitationSchema(isAtDesk: boolean) {
  const invited = invitationSchema.pick({ email: true, displayName: true }).strip();
  return isAtDesk ? invited.extend({ email: z.literal("").default("") }) : invited;
}
type Invited = Pick<Invitation, "email" | "displayName">;
type InvitationValues = z.input<ReturnType<typeof createInvitationSchema>>;

interface InviteDialogProps {
  /** Whether an external provider manages the accounts, so that invited people choose no password here. */
  readonly isSignInElsewhere: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onClose: () => void;
}

const NEW_ACCESS: AccessDraft = { role: "editor", properties: null, until: null };

/** Form for inviting a member with their access. Validated with the API's schema. */
export function InviteDialog({ isSignInElsewhere, today, onClose }: InviteDialogProps) {
  const { members: words, common } = useMessages();
  const [refused, setRefused] = useState<SubmissionResult>();
  const [isTyped, setIsTyped] = useState(false);
  const getText = useErrorText();
  const text = isSignInElsewhere ? words.invite.textAtProvider : words.invite.text;
  const { isBusy, invite, addAtDesk } = useMemberCalls();
  const [given, setGiven] = useState<{ readonly name: string; readonly digits: string } | null>(null);
  const [wantsNoAddress, setWantsNoAddress] = useState(false);
  const [access, setAccess] = useState(NEW_ACCESS);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const isForDesk = access.role === "desk" && !isSignInElsewhere;
  const isAtDesk = isForDesk && wantsNoAddress;
  const [form, { email, displayName }] = useForm<InvitationValues, Invited>({
    lastResult: refused,
    onValidate: ({ formData }) => checkForm(formData, createInvitationSchema(isAtDesk)),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") void send(submission.value, submission);
    },
  });

  async function send(invited: Invited, { reply }: Pick<Submission<InvitationValues>, "reply">) {
    const name = invited.displayName;
    const problem = isAtDesk
      ? await addAtDesk(name, access, (digits) => setGiven({ name, digits }))
      : await invite({ ...invited, ...toAccessInput(access) });
    if (!problem) return isAtDesk ? undefined : onClose();
    const { email: ofEmail = [], displayName: ofName = [], ...others } = toFieldErrors(problem);
    setErrors(others);
    setRefused(reply({ fieldErrors: { email: ofEmail, displayName: ofName } }));
  }

  if (given) {
    return (
      <WorkDialog
        open
        hasWork={false}
        onClose={onClose}
        icon="users"
        title={words.desk.added(given.name)}
        foot={(leave) => <Button onClick={leave}>{common.close}</Button>}
      >
        <GivenDigits name={given.name} digits={given.digits} />
      </WorkDialog>
    );
  }
  return (
    <WorkDialog
      open
      hasWork={isTyped}
      onClose={onClose}
      locked={isBusy}
      icon="users"
      title={words.invite.title}
      description={isAtDesk ? words.desk.withoutHint : text(INVITATION_DAYS)}
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
            loadingLabel={isAtDesk ? words.desk.adding : words.invite.sending}
          >
            {isAtDesk ? words.desk.add : words.invite.send}
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
        {isAtDesk ? null : (
          <TextField
            label={words.invite.email}
            name={email.name}
            type="email"
            autoComplete="off"
            error={getText(email.errors)}
          />
        )}
        {isForDesk ? (
          <Checkbox
            label={words.desk.without}
            checked={wantsNoAddress}
            onChange={(event) => setWantsNoAddress(event.currentTarget.checked)}
          />
        ) : null}
        <TextField
          label={words.invite.name}
          name={displayName.name}
          autoComplete="off"
          maxLength={USER_NAME_LENGTH_MAX}
          error={getText(displayName.errors)}
        />
        <AccessFields
          value={access}
          today={today}
          errors={errors}
          onChange={(next) => {
            setErrors({});
            setAccess(next);
          }}
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
