import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { GuestData } from "#domain/guest/guest-data.ts";
import { asAtLeast } from "./as-at-least.ts";
import { useMoment } from "./use-moment.ts";

/** What goes with the next deletion, all kinds together. */
export function TonightCard({ guestData }: { readonly guestData: GuestData }) {
  const words = useMessages().settings.guestData;
  const momentOf = useMoment();
  const language = useLanguage();
  const total = Object.values(guestData.due).reduce((sum, count) => sum + count, 0);
  const text = words.entries(total);
  return (
    <Card title={words.next(momentOf(guestData.nextDeletionAt))}>
      <p className="text-2xl font-semibold text-strong tabular-nums">
        {guestData.atLeast.due.length > 0 ? asAtLeast(language, text, total) : text}
      </p>
      <p className="mt-1 text-sm text-muted">{words.tonightText}</p>
    </Card>
  );
}
