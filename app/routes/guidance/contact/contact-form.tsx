import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { newId } from "#app/components/new-id.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useGuide } from "#app/messages/guide/load-guide.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { fieldErrorsOf } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { SUPPORT_MESSAGE_LENGTH_MAX } from "#domain/account/support.ts";
import { keepMessage, keptMessage } from "./kept-message.ts";
import { type ContactValues, createContactSchema } from "./schema.ts";
import { SentCard } from "./sent-card.tsx";
import { SupportFacts } from "./support-facts.tsx";

interface Failure {
  readonly text: string;
  /** Each attempt is announced again. */
  readonly at: number;
}

/** Writes to support: what was typed stays until it has arrived, even when the tab was closed meanwhile [S45]. */
export function ContactForm() {
  const { problems } = useMessages();
  const { contact } = useGuide();
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
  // The same until it has arrived, so that a message whose answer was lost is sent once.
  const id = useRef<string | null>(null);
  const [form, fields] = useForm<ContactValues>({
    lastResult: refused,
    onValidate: ({ formData }) => checkForm(formData, createContactSchema()),
    // What is mended is no longer refused.
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission && !isBusy) void send(submission);
    },
  });
  useEffect(() => setMessage((typed) => typed || keptMessage()), []);

  const browserLanguage = isBrowser ? navigator.language : language;

  function type(text: string) {
    setMessage(text);
    keepMessage(text);
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
        keepMessage("");
        id.current = null;
        return;
      }
      const problem = await readProblem(response);
      const { code } = problem;
      setRefused(reply({ fieldErrors: fieldErrorsOf(problem) }));
      const wait = Number(response.headers.get("retry-after"));
      const why = code === "too_many_requests" && wait > 0 ? limits.retryAfter(wait) : "";
      setFailure({ text: `${codes[code]} ${why}`.trim(), at: Date.now() });
    });
    if (!hasAnswer) setFailure({ text: "", at: Date.now() });
  }

  function errorText(code: string | undefined): string | undefined {
    if (code === undefined) return undefined;
    return problems.fields[code === "invalid_character" || code === "too_long" ? code : "required"];
  }

  if (reference !== null) return <SentCard reference={reference} onAgain={() => setReference(null)} />;
  return (
    <Card title={contact.write}>
      <form id={form.id} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        {failure ? (
          <Notice key={failure.at} tone="danger" role="alert" title={`${contact.failed}.`}>
            {`${failure.text} ${contact.kept}`.trim()}
          </Notice>
        ) : null}
        <TextAreaField
          label={contact.message}
          name={fields.message.name}
          rows={6}
          placeholder={contact.placeholder}
          value={message}
          maxLength={SUPPORT_MESSAGE_LENGTH_MAX}
          error={errorText(fields.message.errors?.[0])}
          onChange={(event) => type(event.target.value)}
        />
        <SupportFacts property={property} browserLanguage={browserLanguage} />
        <Button
          type="submit"
          variant="primary"
          iconBefore="send"
          loading={isBusy}
          loadingLabel={contact.sending}
          className="self-start"
        >
          {contact.send}
        </Button>
      </form>
    </Card>
  );
}
