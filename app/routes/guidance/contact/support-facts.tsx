import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { supportFacts } from "#domain/account/support.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { Property } from "#domain/property/property.ts";

interface SupportFactsProps {
  readonly property: Property | null;
  readonly browserLanguage: string;
}

/** All that goes along with a message, before it is sent: the mail says the same, by the same function. */
export function SupportFacts({ property, browserLanguage }: SupportFactsProps) {
  const { contact } = useMessages("guide");
  const { version } = useBrand();
  const { user } = useSession();
  const { groupName } = useGroup();
  const facts = supportFacts({
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
