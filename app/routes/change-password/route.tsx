import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { NewPasswordField } from "#app/components/entry/new-password-field.tsx";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { signOut } from "#app/session/sign-out.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { dismissToasts, showToast } from "#app/ui/feedback/toast.ts";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { changePasswordSchema } from "#domain/account/account-schema.ts";
import { PASSWORD_LENGTH_MIN, TOAST_DURATION_MS } from "#domain/limits.ts";
import type { Route } from "./+types/route.ts";

function createChangePasswordSchema() {
  return changePasswordSchema.strip();
}

const PASSWORDS = ["current", "next", "confirm"];

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

/** Outside the shell, whose live channel would sign this browser out before the confirmation is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const { api, isSignInElsewhere } = server;
  const session = await api.api.identity.session.$get();
  if (isSignInElsewhere || !session.ok) throw redirect("/");
  return { back: readActiveProperty(request) ? "/settings" : "/" };
}

/** Changes the password and ends every session [S42, S188]. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const submission = parseForm(await request.formData(), createChangePasswordSchema());
  const refused = { submission, hideFields: PASSWORDS, now };
  if (submission.status !== "success") return { reply: replyInvalid(refused) };
  const response = await api.api.identity["change-password"].$post({ json: submission.value });
  if (response.status === 401) throw redirect("/");
  return { reply: response.ok ? null : await replyRefused(response, refused) };
}

/** No revalidation: nobody is signed in after the change, so it would leave before the confirmation is shown. */
export function shouldRevalidate() {
  return false;
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { changePassword } = useMessages("account-forms");
  const reply = actionData?.reply ?? null;
  const isDone = actionData !== undefined && reply === null;
  return (
    <EntryFrame
      title={changePassword.title}
      subtitle={isDone ? changePassword.next : changePassword.subtitle}
    >
      {isDone ? (
        <Changed />
      ) : (
        <>
          <ChangeForm reply={reply} />
          <p className="mt-6 text-sm">
            <TextLink to={loaderData.back} iconBefore="arrow-left">
              {changePassword.back}
            </TextLink>
          </p>
        </>
      )}
    </EntryFrame>
  );
}

function ChangeForm({ reply }: { reply: FormReply | null }) {
  const { changePassword } = useMessages("account-forms");
  const { common } = useMessages("everywhere");
  const [form, { current, next, confirm }] = useAccountForm(reply, createChangePasswordSchema);
  const fieldText = useFieldText();
  const plain = {
    size: "lg",
    required: true,
    showLabel: common.showPassword,
    hideLabel: common.hidePassword,
  } as const;
  return (
    <AccountForm
      form={form}
      reply={reply}
      submit={changePassword.submit}
      submitting={changePassword.submitting}
    >
      <PasswordField
        {...plain}
        label={changePassword.current}
        name={current.name}
        autoComplete="current-password"
        autoFocus
        error={fieldText(current)}
      />
      <NewPasswordField
        label={changePassword.new}
        name={next.name}
        error={fieldText(next, { min: PASSWORD_LENGTH_MIN })}
      />
      <PasswordField
        {...plain}
        label={changePassword.confirm}
        name={confirm.name}
        autoComplete="new-password"
        error={fieldText(confirm)}
      />
    </AccountForm>
  );
}

/** Confirms the change, then opens the entry in every tab of this browser [S188]. */
function Changed() {
  const { changePassword } = useMessages("account-forms");
  const { common, entry } = useMessages("everywhere");
  const isSaid = useRef(false);
  const { done } = changePassword;
  useEffect(() => {
    if (!isSaid.current) {
      // Toasts of other screens would be shown again by this stack.
      dismissToasts();
      showToast({ tone: "success", title: done });
    }
    isSaid.current = true;
    const timer = setTimeout(() => void signOut(), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Toaster regionLabel={common.toasts.region} dismissLabel={common.dismiss} />
      <noscript>
        <Notice tone="success">{done}</Notice>
      </noscript>
      <ButtonLink to="/" reloadDocument replace variant="primary" size="lg" block>
        {entry.signIn.submit}
      </ButtonLink>
    </div>
  );
}
