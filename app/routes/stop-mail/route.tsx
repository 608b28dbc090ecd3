import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { useAccountMessages } from "#app/messages/account-messages.ts";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { readRefusal, textsOf } from "#app/session/form-refusal.ts";
import { serverOf } from "#app/session/server-context.ts";
import { ENDABLE_MAILS } from "#domain/analytics/mail-preferences.ts";
import type { Route } from "./+types/route.ts";

/** The address is a secret: no other origin is told of it. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

function mailOf(text: string | null) {
  return ENDABLE_MAILS.find((mail) => mail === text) ?? "weekly";
}

function readLink(request: Request) {
  const search = new URL(request.url).searchParams;
  return { token: search.get("token") ?? "", mail: mailOf(search.get("mail")) };
}

export function loader({ request }: Route.LoaderArgs) {
  return readLink(request);
}

/** Ends a mail at a press, of the page or of a mail program: the programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = serverOf(context);
  const fields = await request.formData();
  // A mail program's own button posts this to the whole address, and nothing else (RFC 8058).
  const isOneClick = fields.get("List-Unsubscribe") === "One-Click";
  const { token, mail } = isOneClick ? readLink(request) : textsOf(fields, ["token", "mail"]);
  const response = await api.api.identity["stop-mail"].$post({ json: { token, mail: mailOf(mail) } });
  if (!response.ok) return { isDone: false, refusal: await readRefusal(response, {}, now) };
  return { isDone: true, refusal: null };
}

/** Where the link at the foot of a mail leads, without signing in. */
export default function StopMail({ loaderData, actionData }: Route.ComponentProps) {
  const { stopMail } = useAccountMessages();
  const { problems, entry } = useFirstMessages();
  const { isDone = false, refusal = null } = actionData ?? {};
  const isUnknown = refusal?.problem === "link_expired" || refusal?.fields.token !== undefined;
  return (
    <EntryFrame title={stopMail.title} subtitle={stopMail.text[loaderData.mail]}>
      {isDone ? (
        <EntryOutcome tone="success" text={stopMail.done} to="/" label={entry.signIn.submit} />
      ) : isUnknown ? (
        <EntryOutcome tone="danger" text={stopMail.unknown} to="/" label={entry.signIn.submit} />
      ) : (
        <AccountForm
          refusal={refusal}
          notice={refusal?.problem ? problems.codes[refusal.problem] : undefined}
          submit={stopMail.submit}
          submitting={stopMail.submitting}
        >
          <input type="hidden" name="token" value={loaderData.token} />
          <input type="hidden" name="mail" value={loaderData.mail} />
        </AccountForm>
      )}
    </EntryFrame>
  );
}
