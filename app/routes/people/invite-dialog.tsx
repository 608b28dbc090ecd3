import { type FormEvent, useId, useState } from "react";
import { FIELD_ERROR_CODES } from "#app/messages/field-error-code.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { textsOf } from "#app/session/form-refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { ROLES } from "#domain/account/account.ts";
import { invitationSchema } from "#domain/account/member.ts";
import { INVITATION_DAYS, NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { FieldError } from "#domain/problem.ts";
import { useMemberCalls } from "./use-member-calls.ts";

interface InviteDialogProps {
  /** Whether an outside provider keeps the accounts, so that the invited choose no password here. */
  readonly isSignInElsewhere: boolean;
  readonly onClose: () => void;
}

/** Whom an owner invites, and as what. The check is the API's own. */
export function InviteDialog({ isSignInElsewhere, onClose }: InviteDialogProps) {
  const { members: words, common } = useMessages();
  const formId = useId();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const textOf = useErrorText(errors);
  const { isBusy, invite } = useMemberCalls();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = textsOf(new FormData(form), ["email", "displayName", "role"]);
    const parsed = invitationSchema.safeParse(typed);
    if (parsed.success) {
      const problem = await invite(parsed.data);
      if (!problem) return onClose();
      setErrors(problem.errors ?? []);
    } else {
      setErrors(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), code: message })));
    }
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isBusy}
      icon="users"
      title={words.invite.title}
      description={(isSignInElsewhere ? words.invite.textAtProvider : words.invite.text)(INVITATION_DAYS)}
      foot={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isBusy}
            loadingLabel={words.invite.sending}
          >
            {words.invite.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={words.invite.email}
          name="email"
          type="email"
          autoComplete="off"
          error={textOf("email")}
        />
        <TextField
          label={words.invite.name}
          name="displayName"
          autoComplete="off"
          maxLength={USER_NAME_LENGTH_MAX}
          error={textOf("displayName")}
        />
        <SelectField
          label={words.invite.role}
          name="role"
          defaultValue="editor"
          options={ROLES.map((role) => ({
            value: role,
            label: `${words.roles[role]}: ${words.mayDo[role]}`,
          }))}
        />
      </form>
    </Dialog>
  );
}

function useErrorText(errors: readonly FieldError[]) {
  const { problems } = useMessages();
  return (name: string): string | undefined => {
    const code = errors.find(({ path }) => path === name)?.code;
    if (code === undefined) return undefined;
    if (code === "too_short" || code === "too_long") {
      return problems.limits.between(NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX);
    }
    return problems.fields[FIELD_ERROR_CODES.find((known) => known === code) ?? "invalid"];
  };
}
