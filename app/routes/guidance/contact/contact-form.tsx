import { useEffect, useRef } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { getSupportFacts, SUPPORT_MESSAGE_LENGTH_MAX } from "#domain/account/support.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { Property } from "#domain/property/property.ts";
import { useSupportMessage } from "./use-support-message.ts";

/** Support form: input is kept until sent, even if the tab is closed [S45]. */
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

interface SupportFactsProps {
  readonly property: Property | null;
  readonly browserLanguage: string;
}

/** Details sent with a message, from the same function as the mail's. */
function SupportFacts({ property, browserLanguage }: SupportFactsProps) {
  const { contact } = useMessages("guide");
  const { version } = useBrand();
  const { user } = useSession();
  const { groupName } = useGroup();
  const facts = getSupportFacts({
    person: user,
    accountName: groupName,
    property: property && { name: property.name, licenceKey: formatLicenceKey(property.licenceKey ?? "") },
    version,
    browserLanguage,
  });
  return (
    <section
      aria-label={contact.attached}
      className="rounded-row border border-default bg-surface-sunken px-4 py-3.5"
    >
      <p className="text-sm font-medium text-strong">{contact.attached}</p>
      <p className="text-xs text-muted">{contact.attachedText}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{contact.facts[name]}</dt>
            <dd dir="auto" className="text-strong wrap-anywhere tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SentCardProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

/** Confirms a sent message with its reference. Takes the focus of the form. */
function SentCard({ reference, onAgain }: SentCardProps) {
  const { contact } = useMessages("guide");
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-lg border border-success bg-success-surface p-6">
      <div className="flex gap-4">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-success-mark text-success">
          <Icon name="check" />
        </span>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-strong outline-hidden">
            {contact.sentTitle}
          </h2>
          <p className="mt-1 text-pretty text-default wrap-anywhere">{contact.sentText(user.email)}</p>
          <dl className="mt-4">
            <dt className="text-sm text-muted">{contact.reference}</dt>
            <dd className="text-xl font-semibold tracking-hex text-strong tabular-nums select-all">
              {reference}
            </dd>
          </dl>
          <p className="mt-1 text-sm text-muted">{contact.referenceText}</p>
          <Button className="mt-5" onClick={onAgain}>
            {contact.another}
          </Button>
        </div>
      </div>
    </section>
  );
}
