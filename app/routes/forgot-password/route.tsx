import { redirect, useLocation } from "react-router";
import { AccountForm, getRefusalText } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { resetRequestSchema } from "#domain/account/account-schema.ts";
import type { Route } from "./+types/route.ts";

function createResetRequestSchema() {
  return resetRequestSchema.strip();
}

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const server = getServer(context);
  if (server.isSignInElsewhere) throw redirect("/");
  return null;
}

/** Requests a mailed link [S36, S109]. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const submission = parseForm(await request.formData(), createResetRequestSchema());
  if (submission.status !== "success") return { email: "", reply: replyInvalid({ submission, now }) };
  const response = await api.api.identity["reset-password"].$post({ form: submission.value });
  const email = String(submission.payload.useremail).trim();
  return { email, reply: response.ok ? null : await replyRefused(response, { submission, now }) };
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { forgotPassword } = useMessages("account-forms");
  const { email = "", reply = null } = actionData ?? {};
  return (
    <EntryFrame title={forgotPassword.title} subtitle={forgotPassword.subtitle}>
      {reply || !actionData ? (
        <RequestForm reply={reply} email={email} />
      ) : (
        <Notice tone="success" role="status" className="mt-8">
          {forgotPassword.sent(email)} {forgotPassword.notThere}
        </Notice>
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/" iconBefore="arrow-left">
          {forgotPassword.backToSignIn}
        </TextLink>
      </p>
    </EntryFrame>
  );
}

interface RequestFormProps {
  readonly reply: FormReply | null;
  /** The address that the reply is about. */
  readonly email: string;
}

function RequestForm({ reply, email }: RequestFormProps) {
  const { forgotPassword, toasts } = useMessages("account-forms");
  const { entry } = useMessages("everywhere");
  const [form, { useremail }] = useAccountForm(reply, createResetRequestSchema);
  const fieldText = useFieldText();
  const failure = useFailure(form.errors ? reply : null, email);
  const wrong = useremail.errors?.[0];
  const typedEmail: unknown = useLocation().state?.email;
  return (
    <AccountForm
      form={form}
      reply={reply}
      notice={wrong && wrong !== "required" ? toasts.invalidEmail : failure}
      submit={forgotPassword.submit}
      submitting={forgotPassword.submitting}
    >
      <TextField
        label={entry.signIn.email}
        name={useremail.name}
        type="email"
        size="lg"
        required
        autoComplete="username"
        autoFocus
        defaultValue={useremail.initialValue ?? (typeof typedEmail === "string" ? typedEmail : "")}
        error={fieldText(useremail)}
      />
    </AccountForm>
  );
}

/** The specified error text [S152], with the reason if waiting helps. */
function useFailure(reply: FormReply | null, email: string): string | null {
  const { forgotPassword } = useMessages("account-forms");
  const messages = useMessages("everywhere");
  if (!reply) return null;
  const failed = forgotPassword.failed(email);
  return reply.problem === "too_many_requests" ? `${failed}. ${getRefusalText(reply, messages)}` : failed;
}
