import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { readLink } from "#app/components/entry/read-link.server.ts";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { z } from "#domain/zod.ts";
import type { Route } from "./+types/route.ts";

/** The token is the only proof; the API verifies it. */
function createAgreeSchema() {
  return z.object({ token: z.string().min(1) });
}

/** The URL contains a secret: no referrer to other origins. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  return readLink(server, "recipient", new URL(request.url).searchParams.get("token") ?? "");
}

/** Stores the agreement on a press, because mail programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const submission = parseForm(await request.formData(), createAgreeSchema());
  if (submission.status !== "success") return { isDone: false, reply: replyInvalid({ submission, now }) };
  const response = await api.api.identity["confirm-recipient"].$post({ json: submission.value });
  if (!response.ok) return { isDone: false, reply: await replyRefused(response, { submission, now }) };
  return { isDone: true, reply: null };
}

/** Landing page of the mail that asks an address to receive guests' messages. Without sign-in. */
export default function ConfirmRecipient({ loaderData, actionData }: Route.ComponentProps) {
  const { agree } = useMessages("account-forms");
  const { problems } = useMessages("everywhere");
  const { isDone = false, reply = null } = actionData ?? {};
  const [form, { token }] = useAccountForm(reply, createAgreeSchema);
  const isUnknown = reply?.problem === "link_expired" || token.errors !== undefined;
  if (isDone || isUnknown || !loaderData.works) {
    return (
      <EntryFrame title={agree.title} subtitle={null}>
        <Notice tone={isDone ? "success" : "info"} role="status" className="mt-8">
          {isDone ? agree.done : agree.unknown}
        </Notice>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={agree.title} subtitle={agree.text}>
      <AccountForm
        form={form}
        reply={reply}
        notice={reply?.problem ? problems.codes[reply.problem] : undefined}
        submit={agree.submit}
        submitting={agree.submitting}
      >
        <input type="hidden" name={token.name} value={loaderData.token} />
      </AccountForm>
    </EntryFrame>
  );
}
