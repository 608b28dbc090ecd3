import { redirect } from "react-router";
import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
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
import { confirmAddressSchema, confirmationRequestSchema } from "#domain/account/account-schema.ts";
import type { Route } from "./+types/route.ts";

/** Schema of the form that confirms an address. */
function createConfirmSchema() {
  return confirmAddressSchema.strip();
}

/** Schema of the form that mails the link again. */
function createSendAgainSchema() {
  return confirmationRequestSchema.strip();
}

/**
 * The URL contains a secret: no referrer to other origins. Same-origin stays, because a form without scripts
 * needs an Origin header.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  if (server.isSignInElsewhere) throw redirect("/");
  const search = new URL(request.url).searchParams;
  return { token: search.get("token") ?? "", email: search.get("email") ?? "" };
}

/** Confirms the address on a press, because mail programs open links by themselves. Or mails the link again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const form = await request.formData();
  const confirm = api.api.identity["confirm-address"];
  if (form.get("token")) {
    const submission = parseForm(form, createConfirmSchema());
    if (submission.status !== "success") return { done: null, reply: replyInvalid({ submission, now }) };
    const response = await confirm.$post({ json: submission.value });
    if (!response.ok) return { done: null, reply: await replyRefused(response, { submission, now }) };
    return { done: "confirmed" as const, reply: null };
  }
  const submission = parseForm(form, createSendAgainSchema());
  if (submission.status !== "success") return { done: null, reply: replyInvalid({ submission, now }) };
  const response = await confirm.send.$post({ json: submission.value });
  if (!response.ok) return { done: null, reply: await replyRefused(response, { submission, now }) };
  return { done: "sent" as const, email: String(submission.payload.email), reply: null };
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmAddress, forgotPassword } = useMessages("account-forms");
  const { signIn } = useMessages("everywhere").entry;
  const { problems } = useMessages("everywhere");
  const { done = null, reply = null } = actionData ?? {};
  const isExpired = reply?.problem === "link_expired" || reply?.result.error?.token !== undefined;
  if (loaderData.token && !isExpired && done !== "sent") {
    return (
      <EntryFrame title={confirmAddress.title} subtitle={done === "confirmed" ? null : confirmAddress.text}>
        {done === "confirmed" ? (
          <EntryOutcome tone="success" text={confirmAddress.done} to="/" label={signIn.submit} />
        ) : (
          <ConfirmForm reply={reply} token={loaderData.token} />
        )}
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={confirmAddress.again} subtitle={confirmAddress.againText}>
      {done === "sent" ? (
        <Notice tone="success" role="status" className="mt-8">
          {confirmAddress.sent(actionData?.email ?? "")} {forgotPassword.notThere}
        </Notice>
      ) : (
        <SendAgainForm
          reply={reply}
          notice={isExpired ? problems.codes.link_expired : undefined}
          email={loaderData.email}
        />
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/" iconBefore="arrow-left">
          {forgotPassword.backToSignIn}
        </TextLink>
      </p>
    </EntryFrame>
  );
}

function ConfirmForm({ reply, token }: { reply: FormReply | null; token: string }) {
  const { confirmAddress } = useMessages("account-forms");
  const [form, fields] = useAccountForm(reply, createConfirmSchema);
  return (
    <AccountForm
      form={form}
      reply={reply}
      submit={confirmAddress.submit}
      submitting={confirmAddress.submitting}
    >
      <input type="hidden" name={fields.token.name} value={token} />
    </AccountForm>
  );
}

interface SendAgainFormProps {
  readonly reply: FormReply | null;
  readonly notice: string | undefined;
  readonly email: string;
}

function SendAgainForm({ reply, notice, email }: SendAgainFormProps) {
  const { forgotPassword } = useMessages("account-forms");
  const { entry } = useMessages("everywhere");
  const [form, fields] = useAccountForm(reply, createSendAgainSchema);
  const fieldText = useFieldText();
  return (
    <AccountForm
      form={form}
      reply={reply}
      notice={notice}
      submit={forgotPassword.submit}
      submitting={forgotPassword.submitting}
    >
      <TextField
        label={entry.signIn.email}
        name={fields.email.name}
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={fields.email.initialValue || email}
        error={fieldText(fields.email)}
      />
    </AccountForm>
  );
}
