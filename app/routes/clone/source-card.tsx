import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { OneLine } from "#app/ui/layout/one-line.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import type { ContentCount } from "#domain/content/content-count.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import type { Property } from "#domain/property/property.ts";

/** The property that is copied from: what goes along, and what stays with each property. */
export function SourceCard({ property, count }: { property: Property; count: ContentCount }) {
  const words = useMessages().recovery.clone;
  const { theme, buttons, social, stays } = words.takes;
  return (
    <Card title={words.from}>
      <div className="flex items-center gap-3.5">
        <Thumbnail src={property.thumbnail && mediaHref(property.thumbnail)} size={56} />
        <div className="min-w-0">
          <OneLine as="p" className="font-semibold text-strong" text={property.name} />
          <p className="text-sm text-muted">{words.summary(count.buttons, count.languages.length)}</p>
        </div>
      </div>
      <ul className="mt-5 flex flex-col gap-3 border-t border-subtle pt-5 text-sm">
        <Entry text={theme} />
        <Entry text={buttons} />
        <Entry text={social} />
        <Entry text={stays} isLeftOut />
      </ul>
    </Card>
  );
}

function Entry({ text, isLeftOut = false }: { text: string; isLeftOut?: boolean }) {
  return (
    <li className={classNames("flex gap-3", isLeftOut ? "text-muted" : "text-strong")}>
      <Icon
        name={isLeftOut ? "minus" : "check"}
        size="sm"
        className={classNames("mt-0.5", !isLeftOut && "text-success-icon")}
      />
      <span>{text}</span>
    </li>
  );
}
