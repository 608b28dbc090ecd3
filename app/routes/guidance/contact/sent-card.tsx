import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface SentCardProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

/** Says that a message is on its way, and by which number it is found. Takes the focus the form had. */
export function SentCard({ reference, onAgain }: SentCardProps) {
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
