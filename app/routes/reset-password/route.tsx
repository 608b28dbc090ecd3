import { redirect } from "react-router";
import { AccountForm, getRefusalText } from "#app/components/entry/account-form.tsx";
import { ARRIVAL_PATH } from "#app/components/entry/arrival-path.ts";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { NewPasswordField } from "#app/components/entry/new-password-field.tsx";
import { readLink } from "#app/components/entry/read-link.server.ts";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import type { EverywhereMessages, ScreenHandle } from "#app/messages/catalogues.ts";
import { formatList, formatLongDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { resetConfirmSchema } from "#domain/account/account-schema.ts";
import { PASSWORD_LENGTH_MIN } from "#domain/limits.ts";
import type { Route } from "./+types/route.ts";

function createResetConfirmSchema() {
  return resetConfirmSchema.strip();
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
  return readLink(server, "password", new URL(request.url).searchParams.get("token") ?? "");
}

/** Sets the password by the mailed link [S109] and continues as after signing in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const submission = parseForm(await request.formData(), createResetConfirmSchema());
  const refused = { submission, hideFields: ["token", "password"], now };
  if (submission.status !== "success") return { reply: replyInvalid(refused) };
  const response = await api.api.identity["reset-password"].confirm.$post({ json: submission.value });
  if (response.status === 200) return redirect(ARRIVAL_PATH);
  return { reply: response.ok ? null : await replyRefused(response, refused) };
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { resetPassword, changePassword, toasts } = useMessages("account-forms");
  const messages = useMessages("everywhere");
  const language = useLanguage();
  const { entry, problems } = messages;
  const reply = actionData?.reply ?? null;
  const [form, { token, password }] = useAccountForm(reply, createResetConfirmSchema);
  const fieldText = useFieldText();
  const { welcome, works } = loaderData;
  const isExpired = !works || reply?.problem === "link_expired" || token.errors;
  const isDone = actionData !== undefined && reply === null;
  const subtitle = isExpired && !isDone ? null : resetPassword.subtitle;
  const failure = form.errors && reply ? resetFailure(reply, toasts.resetFailed, messages) : null;
  return (
    <EntryFrame
      title={welcome ? resetPassword.welcome(welcome.name) : resetPassword.title}
      subtitle={
        welcome
          ? `${resetPassword.welcomeText(welcome.groupName, welcome.email)} ${resetPassword.welcomeAccess(
              resetPassword.roles[welcome.role],
              welcome.properties === null
                ? resetPassword.wholeGroup
                : formatList(language, welcome.properties),
              welcome.until === null ? null : formatLongDate(language, Date.parse(welcome.until)),
            )}`
          : subtitle
      }
    >
      {isDone ? (
        <EntryOutcome tone="success" text={resetPassword.done} to="/" label={entry.signIn.submit} />
      ) : isExpired ? (
        <EntryOutcome
          tone="danger"
          text={failure ?? problems.codes.link_expired}
          to="/forgot-password"
          label={resetPassword.askAgain}
        />
      ) : (
        <AccountForm
          form={form}
          reply={reply}
          notice={failure}
          submit={welcome ? resetPassword.welcomeSubmit : resetPassword.submit}
          submitting={welcome ? resetPassword.welcomeSubmitting : resetPassword.submitting}
        >
          <input type="hidden" name={token.name} value={loaderData.token} />
          <NewPasswordField
            label={welcome ? entry.signIn.password : changePassword.new}
            name={password.name}
            autoFocus
            error={fieldText(password, { min: PASSWORD_LENGTH_MIN })}
          />
        </AccountForm>
      )}
    </EntryFrame>
  );
}

/** The specified error text with the reason [S171]; `null` if field errors suffice. */
function resetFailure(reply: FormReply, failed: string, messages: EverywhereMessages): string | null {
  const reason = getRefusalText(reply, messages);
  return reason === null ? null : `${failed}. ${reason}`;
}
