import { redirect } from "react-router";
import { AccountForm, refusalText, useFieldText } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { NewPasswordField } from "#app/components/entry/new-password-field.tsx";
import { useAccountMessages } from "#app/messages/account-messages.ts";
import { type FirstMessages, useFirstMessages } from "#app/messages/first-messages.tsx";
import { type FormRefusal, readRefusal, textsOf } from "#app/session/form-refusal.ts";
import { serverOf } from "#app/session/server-context.ts";
import { PASSWORD_LENGTH_MIN } from "#domain/limits.ts";
import type { Route } from "./+types/route.ts";

/**
 * The address is a secret: no other origin is told of it. Ours is, because a form without scripts would
 * otherwise be sent as from nowhere, and refused.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export function loader({ request, context }: Route.LoaderArgs) {
  if (serverOf(context).isSignInElsewhere) throw redirect("/");
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Sets the password by the mailed link [S109]. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = serverOf(context);
  const json = textsOf(await request.formData(), ["token", "password"]);
  const response = await api.api.identity["reset-password"].confirm.$post({ json });
  return response.ok ? { refusal: null } : { refusal: await readRefusal(response, {}, now) };
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { resetPassword, changePassword, toasts } = useAccountMessages();
  const messages = useFirstMessages();
  const { entry, problems } = messages;
  const refusal = actionData?.refusal ?? null;
  const fieldText = useFieldText(refusal);
  const isExpired = loaderData.token === "" || refusal?.problem === "link_expired" || refusal?.fields.token;
  const isDone = actionData !== undefined && refusal === null;
  return (
    <EntryFrame title={resetPassword.title} subtitle={resetPassword.subtitle}>
      {isDone ? (
        <EntryOutcome tone="success" text={resetPassword.done} to="/" label={entry.signIn.submit} />
      ) : isExpired ? (
        <EntryOutcome
          tone="danger"
          text={
            (refusal && resetFailure(refusal, toasts.resetFailed, messages)) ?? problems.codes.link_expired
          }
          to="/forgot-password"
          label={resetPassword.askAgain}
        />
      ) : (
        <AccountForm
          refusal={refusal}
          notice={refusal && resetFailure(refusal, toasts.resetFailed, messages)}
          submit={resetPassword.submit}
          submitting={resetPassword.submitting}
        >
          <input type="hidden" name="token" value={loaderData.token} />
          <NewPasswordField
            label={changePassword.new}
            name="password"
            autoFocus
            error={fieldText("password", { min: PASSWORD_LENGTH_MIN })}
          />
        </AccountForm>
      )}
    </EntryFrame>
  );
}

/** That nothing was set, in the specified words, and why [S171]; null where the fields say it all. */
function resetFailure(refusal: FormRefusal, failed: string, messages: FirstMessages): string | null {
  const reason = refusalText(refusal, messages);
  return reason === null ? null : `${failed}. ${reason}`;
}
