import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ANNOUNCEMENT_KINDS } from "#domain/announcement/announcement.ts";
import { ANNOUNCEMENT_LOOKS } from "./announcement-words.ts";
import type { AnnouncementDraft } from "./composing.ts";

interface KindFieldProps {
  readonly composing: AnnouncementDraft;
  readonly onChange: (change: Partial<AnnouncementDraft>) => void;
}

/** Banner, sheet or emergency, with an explanation of each. */
export function KindField({ composing, onChange }: KindFieldProps) {
  const words = useMessages("announcements");
  return (
    <FieldGroup role="radiogroup" label={words.kind}>
      <div className="grid grid-cols-3 gap-2 max-md:grid-cols-1">
        {ANNOUNCEMENT_KINDS.map((kind) => (
          <RadioCard
            key={kind}
            name="kind"
            label={words.kinds[kind]}
            aria-describedby={`kind-${kind}`}
            checked={composing.kind === kind}
            onChange={() => onChange({ kind })}
            picture={<Icon name={ANNOUNCEMENT_LOOKS[kind].icon} size="xl" />}
          />
        ))}
        {ANNOUNCEMENT_KINDS.map((kind) => (
          <p key={kind} id={`kind-${kind}`} className="text-center text-xs text-muted max-md:hidden">
            {words.kindTexts[kind]}
          </p>
        ))}
      </div>
    </FieldGroup>
  );
}
