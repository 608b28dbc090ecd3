import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FIELD_ERROR_CODES } from "#app/messages/field-error-code.ts";
import { type FirstMessages, useFirstMessages } from "#app/messages/first-messages.tsx";
import type { FormRefusal } from "#app/session/form-refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

const SECONDS_PER_MINUTE = 60;

interface AccountFormProps {
  readonly refusal: FormRefusal | null;
  /** What the notice says, where it is not the refusal's own text; null for none. */
  readonly notice?: ReactNode;
  readonly submit: string;
  readonly submitting: string;
  readonly children: ReactNode;
}

/** A form of the entry's column. It works before scripts arrive; with them the first refused field is focused. */
export function AccountForm({ refusal, notice, submit, submitting, children }: AccountFormProps) {
  const messages = useFirstMessages();
  const { state, formAction } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  const said = notice === undefined && refusal ? refusalText(refusal, messages) : notice;
  return (
    <Form ref={form} method="post" replace noValidate className="mt-8 flex flex-col gap-5">
      {refusal && said ? (
        <Notice key={refusal.at} tone="danger" role="alert">
          {said}
        </Notice>
      ) : null}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={state !== "idle" && formAction !== "/language"}
        loadingLabel={submitting}
        className="mt-1"
      >
        {submit}
      </Button>
    </Form>
  );
}

/** What a refusal as a whole says; null where its fields say it all. */
export function refusalText(refusal: FormRefusal, { entry, problems }: FirstMessages): string | null {
  const { problem, retryAfterSeconds } = refusal;
  if (problem === "validation_failed") return null;
  if (problem === "too_many_requests" && retryAfterSeconds > 0) {
    return entry.signIn.throttled(Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE));
  }
  return problems.codes[problem];
}

interface Length {
  readonly min: number;
  readonly max?: number;
}

/** The words under a refused field; a length is said in numbers where the field has one. */
export function useFieldText(
  refusal: FormRefusal | null,
): (name: string, length?: Length) => string | undefined {
  const { fields, limits } = useFirstMessages().problems;
  return (name, length) => {
    const code = refusal?.fields[name];
    if (code === undefined) return undefined;
    if (length && (code === "too_short" || (code === "too_long" && length.max))) {
      return length.max ? limits.between(length.min, length.max) : limits.atLeast(length.min);
    }
    return fields[FIELD_ERROR_CODES.find((known) => known === code) ?? "invalid"];
  };
}
