import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { RadioMark } from "#app/ui/form/choice-mark.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { SITE_TEXT_LENGTH_MAX } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";

interface TargetCardProps {
  /** Properties with a valid licence, which can be cloned onto. */
  readonly targets: readonly Property[];
  /** Text in the search field. */
  readonly sought: string;
  readonly onSeek: (text: string) => void;
  /** Whether there are enough properties for a search field. */
  readonly isLong: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Properties that can be cloned onto. */
export function TargetCard({ targets, sought, onSeek, isLong, chosen, onChoose }: TargetCardProps) {
  const words = useMessages().recovery.clone;
  return (
    <Card title={words.onto}>
      {targets.length === 0 && sought === "" ? (
        <EmptyState
          headingLevel={3}
          title={words.noTarget}
          description={words.noTargetText}
          className="py-4"
        />
      ) : null}
      {isLong || sought !== "" ? (
        <div className="mb-3">
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={sought}
            maxLength={SITE_TEXT_LENGTH_MAX}
            onChange={(event) => onSeek(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div
        role="radiogroup"
        aria-label={words.onto}
        className="flex max-h-120 flex-col gap-2 overflow-y-auto p-0.5 -mx-0.5"
      >
        {targets.map((property) => (
          <Target
            key={property.id}
            property={property}
            isChosen={property.id === chosen}
            onChoose={() => onChoose(property.id)}
          />
        ))}
      </div>
    </Card>
  );
}

interface TargetProps {
  readonly property: Property;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Target({ property, isChosen, onChoose }: TargetProps) {
  const { now } = useSession();
  const id = `target-${property.id}`;
  return (
    <label
      htmlFor={id}
      className="flex items-center gap-3 rounded-row border border-default px-3 py-2.5 hover:bg-surface-hover has-checked:border-selected has-checked:bg-surface-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <RadioMark id={id} name="target" value={property.id} checked={isChosen} onChange={onChoose} />
      <Thumbnail src={property.thumbnail && mediaHref(property.thumbnail)} size={44} />
      <span className="min-w-0 flex-1">
        <TruncatedText as="b" className="font-semibold text-strong" text={property.name} />
        <TruncatedText className="text-xs text-muted" text={property.accountName} />
      </span>
      <LicenceBadge state={getLicenceDecision(property, now).state} />
    </label>
  );
}
