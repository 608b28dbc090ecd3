import { redirect } from "react-router";
import { AccountForm, useFieldText } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { useAccountMessages } from "#app/messages/account-messages.ts";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { type FormRefusal, readRefusal, textsOf } from "#app/session/form-refusal.ts";
import { serverOf } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

/**
 * The address may be a secret: no other origin is told of it. Ours is, because a form without scripts would
 * otherwise be sent as from nowhere, and refused.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export function loader({ request, context }: Route.LoaderArgs) {
  if (serverOf(context).isSignInElsewhere) throw redirect("/");
  const search = new URL(request.url).searchParams;
  return { token: search.get("token") ?? "", email: search.get("email") ?? "" };
}

/** Confirms by the mailed link, at a press: mail programs open links by themselves. Or mails it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = serverOf(context);
  const { token, email } = textsOf(await request.formData(), ["token", "email"]);
  const confirm = api.api.identity["confirm-address"];
  const response = token
    ? await confirm.$post({ json: { token } })
    : await confirm.send.$post({ json: { email } });
  if (!response.ok) return { done: null, email, refusal: await readRefusal(response, { email }, now) };
  return { done: token ? ("confirmed" as const) : ("sent" as const), email, refusal: null };
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmAddress, forgotPassword } = useAccountMessages();
  const { signIn } = useFirstMessages().entry;
  const { problems } = useFirstMessages();
  const { done = null, refusal = null } = actionData ?? {};
  const isExpired = refusal?.problem === "link_expired" || refusal?.fields.token !== undefined;
  if (loaderData.token && !isExpired && done !== "sent") {
    return (
      <EntryFrame title={confirmAddress.title} subtitle={confirmAddress.text}>
        {done === "confirmed" ? (
          <EntryOutcome tone="success" text={confirmAddress.done} to="/" label={signIn.submit} />
        ) : (
          <AccountForm
            refusal={refusal}
            submit={confirmAddress.submit}
            submitting={confirmAddress.submitting}
          >
            <input type="hidden" name="token" value={loaderData.token} />
          </AccountForm>
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
          refusal={refusal}
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

interface SendAgainFormProps {
  readonly refusal: FormRefusal | null;
  readonly notice: string | undefined;
  readonly email: string;
}

function SendAgainForm({ refusal, notice, email }: SendAgainFormProps) {
  const { forgotPassword } = useAccountMessages();
  const { entry } = useFirstMessages();
  const fieldText = useFieldText(refusal);
  return (
    <AccountForm
      refusal={refusal}
      notice={notice}
      submit={forgotPassword.submit}
      submitting={forgotPassword.submitting}
    >
      <TextField
        label={entry.signIn.email}
        name="email"
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={refusal?.values.email || email}
        error={fieldText("email")}
      />
    </AccountForm>
  );
}
