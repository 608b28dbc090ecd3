import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { newId } from "#app/components/new-id.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { supportMessageSchema } from "#domain/account/support.ts";
import type { z } from "#domain/zod.ts";

const MESSAGE_KEY = "contact-message";

/** Schema of the typed part; the browser adds the rest. */
function createContactSchema() {
  return supportMessageSchema.pick({ message: true }).strip();
}
type ContactValues = z.input<ReturnType<typeof createContactSchema>>;

interface Failure {
  readonly text: string;
  /** Time of the attempt; a new value makes screen readers announce the text again. */
  readonly at: number;
}

/** State of a support message from typing to its reference. Sent once, even if the answer is lost. */
export function useSupportMessage() {
  const { problems } = useMessages();
  const language = useLanguage();
  const { version } = useBrand();
  const { connect } = useSession();
  const property = useActivePropertyOrNone()?.property ?? null;
  const isBrowser = useIsBrowser();
  const { isBusy, run } = useApiAction();
  const [message, setMessage] = useState("");
  const [refused, setRefused] = useState<SubmissionResult>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  // The message's id, kept until confirmed, so that a retry after a lost answer is not stored twice.
  const id = useRef<string | null>(null);
  const [form, fields] = useForm<ContactValues>({
    lastResult: refused,
    onValidate: ({ formData }) => checkForm(formData, createContactSchema()),
    // Clear an error while it is being corrected.
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission && !isBusy) void send(submission);
    },
  });
  useEffect(() => setMessage((typed) => typed || readTypedMessage()), []);

  const browserLanguage = isBrowser ? navigator.language : language;

  function type(text: string) {
    setMessage(text);
    storeTypedMessage(text);
  }

  async function send({ reply }: Pick<Submission<ContactValues>, "reply">) {
    id.current ??= newId();
    const propertyId = property?.id ?? null;
    const letter = { id: id.current, message, propertyId, version, browserLanguage };
    const { limits, codes } = problems;
    setFailure(null);
    let hasAnswer = false;
    await run(async () => {
      const response = await connect().api.api.support.messages.$post({ json: letter });
      hasAnswer = true;
      if (response.ok) {
        setReference((await response.json()).reference);
        setMessage("");
        storeTypedMessage("");
        id.current = null;
        return;
      }
      const problem = await readProblem(response);
      const { code } = problem;
      setRefused(reply({ fieldErrors: toFieldErrors(problem) }));
      const wait = Number(response.headers.get("retry-after"));
      const why = code === "too_many_requests" && wait > 0 ? limits.retryAfter(wait) : "";
      setFailure({ text: `${codes[code]} ${why}`.trim(), at: Date.now() });
    });
    if (!hasAnswer) setFailure({ text: "", at: Date.now() });
  }

  return {
    form,
    fields,
    property,
    browserLanguage,
    message,
    type,
    isBusy,
    /** Why the last attempt failed; `null`: it did not. */
    failure,
    /** Reference of the sent message; `null` before. */
    reference,
    writeAgain: () => setReference(null),
  };
}

/** Unsent input in this tab; empty if none. Browser only. */
function readTypedMessage(): string {
  try {
    return sessionStorage.getItem(MESSAGE_KEY) ?? "";
  } catch {
    // Storage unavailable.
    return "";
  }
}

/** Stores the input for a reload or crash; an empty text clears it. */
function storeTypedMessage(text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(MESSAGE_KEY);
    else sessionStorage.setItem(MESSAGE_KEY, text);
  } catch {
    // Storage unavailable.
  }
}
