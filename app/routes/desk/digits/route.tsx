import { Form, redirect } from "react-router";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { createSignInSchema } from "#app/components/entry/sign-in-schema.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer, type ServerContext } from "#app/session/server-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { newDigitsSchema } from "#domain/account/desk.ts";
import type { Route } from "./+types/route.ts";
import { DigitsForm } from "./digits-form.tsx";
import { DigitsSignIn } from "./digits-sign-in.tsx";

export const handle = { texts: ["desk"] } satisfies ScreenHandle;

/** Outside the shell, because people open it on their own phone with the code of a desk. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, isSignInElsewhere } = getServer(context);
  if (isSignInElsewhere) throw redirect("/");
  const response = await api.api.identity["desk-digits"].$get();
  const back = readActiveProperty(request) ? "/settings" : "/";
  if (response.ok) return { digits: await response.json(), back };
  // At a shared desk nobody sets digits: bystanders would know them.
  if (response.status === 403) throw redirect("/desk");
  return { digits: null, back };
}

interface Answer {
  readonly intent: "sign-in" | "save" | "remove";
  /** `null`: done. */
  readonly reply: FormReply | null;
}

/** Signs in, or sets or removes the person's digits. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer | Response> {
  const server = getServer(context);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "sign-in") return signIn(form, server);
  const digits = server.api.api.identity["desk-digits"];
  if (intent === "remove") {
    const response = await digits.$delete();
    return response.ok ? { intent, reply: null } : redirect("/desk/digits");
  }
  const submission = parseForm(form, newDigitsSchema.strip());
  const refused = { submission, hideFields: ["digits", "password"], now: server.now };
  if (submission.status !== "success") return { intent: "save", reply: replyInvalid(refused) };
  const response = await digits.$put({ json: submission.value });
  if (response.status === 401) return redirect("/desk/digits");
  return { intent: "save", reply: response.ok ? null : await replyRefused(response, refused) };
}

/** Signs in and comes back here, unlike the entry. */
async function signIn(
  form: FormData,
  { api, now }: Pick<ServerContext, "api" | "now">,
): Promise<Answer | Response> {
  const submission = parseForm(form, createSignInSchema());
  const refused = { submission, hideFields: ["password"], now };
  if (submission.status !== "success") return { intent: "sign-in", reply: replyInvalid(refused) };
  const response = await api.api.identity["sign-in"].$post({ json: submission.value });
  if (response.ok) return redirect("/desk/digits");
  return { intent: "sign-in", reply: await replyRefused(response, refused) };
}

/** A person's own six digits for shared desks (H3): set, replaced or removed; also on a phone. */
export default function OwnDigits({ loaderData, actionData }: Route.ComponentProps) {
  const { own: words } = useMessages("desk");
  const { digits, back } = loaderData;
  const reply = actionData?.reply ?? null;
  const isDone = actionData !== undefined && reply === null;
  if (!digits) {
    return (
      <EntryFrame title={words.title} subtitle={words.signInText}>
        <DigitsSignIn reply={reply} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={words.title} subtitle={words.subtitle}>
      {isDone ? (
        <Notice tone="success" role="status" className="mt-6">
          {actionData.intent === "remove" ? words.removed : words.saved}
        </Notice>
      ) : null}
      {digits.mayUse ? null : (
        <Notice tone="info" className="mt-6">
          {words.mayNot}
        </Notice>
      )}
      {digits.mayUse && !(isDone && actionData.intent === "save") ? (
        <DigitsForm reply={actionData?.intent === "save" ? reply : null} isSet={digits.isSet} />
      ) : null}
      {digits.isSet ? <RemoveForm /> : null}
      <p className="mt-6 text-sm">
        <TextLink to={back} iconBefore="arrow-left">
          {words.back}
        </TextLink>
      </p>
    </EntryFrame>
  );
}

function RemoveForm() {
  const { own: words } = useMessages("desk");
  return (
    <Form method="post" replace className="mt-4">
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="ghost" size="lg" block>
        {words.remove}
      </Button>
    </Form>
  );
}
