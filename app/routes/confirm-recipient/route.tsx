import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { useAccountMessages } from "#app/messages/account-messages.ts";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { readRefusal, textsOf } from "#app/session/form-refusal.ts";
import { serverOf } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { Route } from "./+types/route.ts";

/** The address is a secret: no other origin is told of it. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Agrees at a press: mail programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = serverOf(context);
  const { token } = textsOf(await request.formData(), ["token"]);
  const response = await api.api.identity["confirm-recipient"].$post({ json: { token } });
  if (!response.ok) return { isDone: false, refusal: await readRefusal(response, {}, now) };
  return { isDone: true, refusal: null };
}

/** Where the link leads in the mail that asks an address whether it wants guests' messages. Nobody signs in for it. */
export default function ConfirmRecipient({ loaderData, actionData }: Route.ComponentProps) {
  const { agree } = useAccountMessages();
  const { problems } = useFirstMessages();
  const { isDone = false, refusal = null } = actionData ?? {};
  const isUnknown = refusal?.problem === "link_expired" || refusal?.fields.token !== undefined;
  if (isDone || isUnknown || loaderData.token === "") {
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
        refusal={refusal}
        notice={refusal?.problem ? problems.codes[refusal.problem] : undefined}
        submit={agree.submit}
        submitting={agree.submitting}
      >
        <input type="hidden" name="token" value={loaderData.token} />
      </AccountForm>
    </EntryFrame>
  );
}
