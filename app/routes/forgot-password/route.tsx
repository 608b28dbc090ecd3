import { redirect } from "react-router";
import { AccountForm, refusalText, useFieldText } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { useAccountMessages } from "#app/messages/account-messages.ts";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { type FormRefusal, readRefusal, textsOf } from "#app/session/form-refusal.ts";
import { serverOf } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export function loader({ context }: Route.LoaderArgs) {
  return serverOf(context).isSignInElsewhere ? redirect("/") : null;
}

/** Asks for a mailed link [S36, S109]. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = serverOf(context);
  const values = textsOf(await request.formData(), ["useremail"]);
  const response = await api.api.identity["reset-password"].$post({ form: values });
  if (response.ok) return { sent: values.useremail.trim(), refusal: null };
  return { sent: null, refusal: await readRefusal(response, values, now) };
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { forgotPassword } = useAccountMessages();
  const { sent = null, refusal = null } = actionData ?? {};
  return (
    <EntryFrame title={forgotPassword.title} subtitle={forgotPassword.subtitle}>
      {sent === null ? (
        <RequestForm refusal={refusal} />
      ) : (
        <Notice tone="success" role="status" className="mt-8">
          {forgotPassword.sent(sent)} {forgotPassword.notThere}
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

function RequestForm({ refusal }: { refusal: FormRefusal | null }) {
  const { forgotPassword } = useAccountMessages();
  const { entry } = useFirstMessages();
  const fieldText = useFieldText(refusal);
  const notice = useFailure(refusal);
  return (
    <AccountForm
      refusal={refusal}
      notice={notice}
      submit={forgotPassword.submit}
      submitting={forgotPassword.submitting}
    >
      <TextField
        label={entry.signIn.email}
        name="useremail"
        type="email"
        size="lg"
        required
        autoComplete="username"
        autoFocus
        defaultValue={refusal?.values.useremail}
        error={fieldText("useremail")}
      />
    </AccountForm>
  );
}

/** The failure in the specified words [S152], and why, where waiting helps; an address that is none is named so. */
function useFailure(refusal: FormRefusal | null): string | null {
  const { forgotPassword, toasts } = useAccountMessages();
  const messages = useFirstMessages();
  if (!refusal || refusal.fields.useremail === "required") return null;
  if (refusal.fields.useremail) return toasts.invalidEmail;
  const failed = forgotPassword.failed(refusal.values.useremail ?? "");
  if (refusal.problem !== "too_many_requests") return failed;
  return `${failed}. ${refusalText(refusal, messages)}`;
}
