import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ButtonFigures, Report } from "#domain/analytics/report.ts";
import { useFigures } from "../use-figures.ts";
import { ChartCard } from "./chart-card.tsx";

/** Number of rows that fit beside the visits chart. */
const FIRST_SHOWN = 8;

/** Maximum buttons in the line "wanted while closed" below the list, in which they may be last. */
const WANTED_SHOWN = 3;

/** Taps while shown closed, not counted as clicks (T2). */
function countClosedClicks({ closedClicks }: ButtonFigures): number {
  return closedClicks?.value ?? 0;
}

/** The button's name, or "Deleted button" if the draft no longer has it. */
function getName({ name }: ButtonFigures, deletedButton: string): string {
  return name ?? deletedButton;
}

/** All buttons with clicks, click rate, and a bar relative to the most clicked one. */
export function ButtonsCard({ report }: { report: Report }) {
  const { metrics, charts, deletedButton } = useMessages("dashboard");
  const { count, percent, beside } = useFigures();
  const [isAll, setIsAll] = useState(false);
  const { buttons } = report;
  const hasBefore = report.before !== null;
  const names = new Map(buttons.map(({ buttonId, name }) => [buttonId, name]));
  const parentText = ({ parentId }: ButtonFigures) => {
    const popup = parentId === null ? null : names.get(parentId);
    return popup ? charts.inPopup(popup) : null;
  };
  const wanted = buttons
    .filter((button) => countClosedClicks(button) > 0)
    .toSorted((one, other) => countClosedClicks(other) - countClosedClicks(one));
  const isWanted = wanted.length > 0;
  const most = Math.max(1, ...buttons.map(({ clicks }) => clicks.value));
  return (
    <ChartCard
      title={metrics.clicksPerButton}
      table={{
        columns: [
          ...[charts.button, charts.clicks, ...(hasBefore ? [charts.before] : []), charts.clickRate],
          ...(isWanted ? [charts.wanted] : []),
        ],
        rows: () =>
          buttons.map((button) => ({
            key: button.buttonId,
            cells: [
              [getName(button, deletedButton), parentText(button)].filter(Boolean).join(", "),
              ...beside(button.clicks, hasBefore),
              percent(button.clickRate.value),
              ...(isWanted ? [count(countClosedClicks(button))] : []),
            ],
          })),
      }}
    >
      <div aria-hidden="true" className="flex justify-end gap-2 pb-1 text-2xs text-muted">
        <span>{charts.clicks}</span>
        <span className="min-w-14 text-end">{charts.clickRate}</span>
      </div>
      <ul className="flex flex-col gap-1">
        {buttons.slice(0, isAll ? undefined : FIRST_SHOWN).map((button) => (
          <ButtonRow
            key={button.buttonId}
            button={button}
            parentText={parentText(button)}
            share={button.clicks.value / most}
          />
        ))}
      </ul>
      {isWanted ? <WantedLine wanted={wanted} /> : null}
      {buttons.length > FIRST_SHOWN ? (
        <Button
          variant="link"
          size="sm"
          className="mt-1 print:hidden"
          aria-expanded={isAll}
          onClick={() => setIsAll((is) => !is)}
        >
          {isAll ? charts.showFewer : charts.showAll(buttons.length)}
        </Button>
      ) : null}
    </ChartCard>
  );
}

interface ButtonRowProps {
  readonly button: ButtonFigures;
  /** "in Things to do"; `null` outside popups. */
  readonly parentText: string | null;
  /** Clicks relative to the most clicked button, 0 to 1. */
  readonly share: number;
}

function ButtonRow({ button, parentText, share }: ButtonRowProps) {
  const { charts, deletedButton } = useMessages("dashboard");
  const { count, percent } = useFigures();
  const name = getName(button, deletedButton);
  const wanted = countClosedClicks(button);
  return (
    <li className="flex items-center gap-2 text-sm">
      <Icon name={button.icon ?? "trash"} size="sm" className="text-muted" />
      <span className="relative min-w-0 flex-1 py-0.5">
        <span aria-hidden="true" className="clicks-bar" style={{ width: `${share * 100}%` }} />
        <span
          title={name}
          dir="auto"
          className={`relative block truncate px-2 ${button.name ? "text-default" : "text-muted"}`}
        >
          {name}
          {parentText ? <span className="ms-1.5 text-xs text-muted">{parentText}</span> : null}
          {wanted > 0 ? (
            <span dir="auto" className="block whitespace-normal text-xs text-muted">
              {charts.wantedCount(wanted)}
            </span>
          ) : null}
        </span>
      </span>
      <span className="clicks-count">{count(button.clicks.value)}</span>
      <span className="clicks-rate">
        <span className="sr-only">{charts.clickRate}</span> {percent(button.clickRate.value)}
      </span>
    </li>
  );
}

/** Buttons most wanted while closed. */
function WantedLine({ wanted }: { readonly wanted: readonly ButtonFigures[] }) {
  const { charts, deletedButton } = useMessages("dashboard");
  const { count } = useFigures();
  return (
    <p className="mt-2 flex items-start gap-2 border-t border-subtle pt-2 text-sm text-default">
      <Icon name="clock" size="sm" className="mt-0.5 text-muted" />
      <span>
        <span className="text-muted">{charts.wantedLine}: </span>
        {wanted.slice(0, WANTED_SHOWN).map((button, index) => (
          <span key={button.buttonId}>
            {index > 0 ? ", " : null}
            <bdi>{getName(button, deletedButton)}</bdi>{" "}
            <b className="font-medium tabular-nums">{count(countClosedClicks(button))}</b>
          </span>
        ))}
        {wanted.length > WANTED_SHOWN ? " …" : null}
      </span>
    </p>
  );
}
