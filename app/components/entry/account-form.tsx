import type { FormMetadata } from "@conform-to/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { EverywhereMessages } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

const SECONDS_PER_MINUTE = 60;

interface AccountFormProps {
  /** Conform's form; `null` if only the action validates the form. */
  readonly form: FormMetadata | null;
  readonly reply: FormReply | null;
  /** Text of the notice instead of the reply's own; `null`: no notice. */
  readonly notice?: ReactNode;
  readonly noticeAction?: ReactNode;
  readonly submit: string;
  readonly submitting: string;
  readonly children: ReactNode;
}

/** A form on the entry. Works without scripts; with scripts, the first invalid field is focused. */
export function AccountForm(props: AccountFormProps) {
  const { form, reply, notice, noticeAction, submit, submitting, children } = props;
  const messages = useMessages("everywhere");
  const { state, formAction } = useNavigation();
  const { pathname } = useLocation();
  const [refusedHere, setRefusedHere] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  // Focus the first error of a reply that was rendered before scripts arrived; Conform focuses later ones.
  useEffect(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), []);

  function check(event: FormEvent<HTMLFormElement>) {
    form?.onSubmit(event);
    if (event.defaultPrevented) setRefusedHere(refusedHere + 1);
  }

  const said = notice === undefined && reply && form?.errors ? getRefusalText(reply, messages) : notice;
  return (
    <Form
      ref={element}
      noValidate
      id={form?.id}
      method="post"
      replace
      onSubmit={check}
      className="mt-8 flex flex-col gap-5"
    >
      {said ? (
        // A new key, so that each refusal is announced again.
        <Notice key={`${reply?.at} ${refusedHere}`} tone="danger" role="alert" action={noticeAction}>
          {said}
        </Notice>
      ) : null}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={state !== "idle" && formAction?.split("?")[0] === pathname}
        loadingLabel={submitting}
        className="mt-1"
      >
        {submit}
      </Button>
    </Form>
  );
}

/** Text for a refusal of the whole form; `null` if field errors suffice. */
export function getRefusalText(
  { problem, retryAfterSeconds }: Pick<FormReply, "problem" | "retryAfterSeconds">,
  { entry, problems }: EverywhereMessages,
): string | null {
  if (problem === null || problem === "validation_failed") return null;
  if (problem === "too_many_requests" && retryAfterSeconds > 0) {
    return retryAfterSeconds < SECONDS_PER_MINUTE
      ? entry.signIn.throttledSeconds(retryAfterSeconds)
      : entry.signIn.throttled(Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE));
  }
  return problems.codes[problem];
}
