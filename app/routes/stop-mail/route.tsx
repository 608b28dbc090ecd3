import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { readLink } from "#app/components/entry/read-link.server.ts";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { ENDABLE_MAILS } from "#domain/analytics/mail-preferences.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { Route } from "./+types/route.ts";

/** Parameters of an unsubscribe link; an unknown kind of mail means the weekly one. */
function createStopMailSchema() {
  return z.object({ token: idSchema, mail: z.enum(ENDABLE_MAILS).catch("weekly") });
}

/** The URL contains a secret: no referrer to other origins. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const search = new URL(request.url).searchParams;
  const { mail } = createStopMailSchema().shape;
  const link = await readLink(server, "stop", search.get("token") ?? "");
  return { ...link, mail: mail.parse(search.get("mail")) };
}

/** Unsubscribes on a press, of the page or of the mail program, because mail programs open links automatically. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const fields = await request.formData();
  // A mail program's unsubscribe button posts only this field, to the full URL (RFC 8058).
  const isOneClick = fields.get("List-Unsubscribe") === "One-Click";
  const submission = parseForm(
    isOneClick ? new URL(request.url).searchParams : fields,
    createStopMailSchema(),
  );
  if (submission.status !== "success") return { isDone: false, reply: replyInvalid({ submission, now }) };
  const response = await api.api.identity["stop-mail"].$post({ json: submission.value });
  if (!response.ok) return { isDone: false, reply: await replyRefused(response, { submission, now }) };
  return { isDone: true, reply: null };
}

/** Landing page of a mail's unsubscribe link, without sign-in. */
export default function StopMail({ loaderData, actionData }: Route.ComponentProps) {
  const { stopMail } = useMessages("account-forms");
  const { problems, entry } = useMessages("everywhere");
  const { isDone = false, reply = null } = actionData ?? {};
  const [form, { token, mail }] = useAccountForm(reply, createStopMailSchema);
  const isUnknown = !loaderData.works || reply?.problem === "link_expired" || token.errors !== undefined;
  return (
    <EntryFrame title={stopMail.title} subtitle={isUnknown ? null : stopMail.text[loaderData.mail]}>
      {isDone ? (
        <EntryOutcome tone="success" text={stopMail.done} to="/" label={entry.signIn.submit} />
      ) : isUnknown ? (
        <EntryOutcome tone="danger" text={stopMail.unknown} to="/" label={entry.signIn.submit} />
      ) : (
        <AccountForm
          form={form}
          reply={reply}
          notice={reply?.problem ? problems.codes[reply.problem] : undefined}
          submit={stopMail.submit}
          submitting={stopMail.submitting}
        >
          <input type="hidden" name={token.name} value={loaderData.token} />
          <input type="hidden" name={mail.name} value={loaderData.mail} />
        </AccountForm>
      )}
    </EntryFrame>
  );
}
