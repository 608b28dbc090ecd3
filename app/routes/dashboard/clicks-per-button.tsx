import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ClickedButton } from "./clicked-buttons.ts";

/** Every clicked button with its count and, behind its name, its share of the most clicked one. */
export function ClicksPerButton({ buttons }: { buttons: readonly ClickedButton[] }) {
  const { dashboard } = useMessages();
  const language = useLanguage();
  const most = Math.max(1, ...buttons.map(({ clicks }) => clicks));
  return (
    <Card title={dashboard.metrics.clicksPerButton} className="mt-4 max-w-180">
      {buttons.length === 0 ? (
        <p className="text-sm text-muted">{dashboard.noClicks}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {buttons.map(({ id, name, icon, clicks }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <Icon name={icon ?? "trash"} size="sm" className="text-muted" />
              <span className="relative min-w-0 flex-1 py-0.5">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 start-0 rounded-xs bg-surface-highlight"
                  style={{ width: `${(clicks / most) * 100}%` }}
                />
                <span className={`relative block truncate px-2 ${name ? "text-default" : "text-muted"}`}>
                  {name ?? dashboard.deletedButton}
                </span>
              </span>
              <span className="w-16 text-end font-medium text-strong tabular-nums">
                {formatNumber(language, clicks)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
