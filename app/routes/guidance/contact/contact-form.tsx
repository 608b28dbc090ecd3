import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { SUPPORT_MESSAGE_LENGTH_MAX } from "#domain/account/support.ts";
import { SentCard } from "./sent-card.tsx";
import { SupportFacts } from "./support-facts.tsx";
import { useSupportMessage } from "./use-support-message.ts";

/** Writes to support: what was typed stays until it has arrived, even when the tab was closed meanwhile [S45]. */
export function ContactForm() {
  const { problems } = useMessages();
  const { contact } = useMessages("guide");
  const letter = useSupportMessage();
  const { form, fields, failure, reference } = letter;

  function errorText(code: string | undefined): string | undefined {
    if (code === undefined) return undefined;
    return problems.fields[code === "invalid_character" || code === "too_long" ? code : "required"];
  }

  if (reference !== null) return <SentCard reference={reference} onAgain={letter.writeAgain} />;
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
          value={letter.message}
          maxLength={SUPPORT_MESSAGE_LENGTH_MAX}
          error={errorText(fields.message.errors?.[0])}
          onChange={(event) => letter.type(event.target.value)}
        />
        <SupportFacts property={letter.property} browserLanguage={letter.browserLanguage} />
        <Button
          type="submit"
          variant="primary"
          iconBefore="send"
          loading={letter.isBusy}
          loadingLabel={contact.sending}
          className="self-start"
        >
          {contact.send}
        </Button>
      </form>
    </Card>
  );
}
