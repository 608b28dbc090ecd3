import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";

interface AboutFigureProps {
  /** The figure's name. */
  readonly name: string;
  /** Explains how the figure is counted. */
  readonly text: string;
  /** Comparison with the previous period: to the hour or by whole days; `null`: none. */
  readonly compared?: ComparedSteps | null;
}

export type ComparedSteps = "hours" | "days";

/** An (i) button that explains how a figure is counted [S214]. */
export function AboutFigure({ name, text, compared = "hours" }: AboutFigureProps) {
  const { about } = useMessages("dashboard");
  const title = about.title(name);
  return (
    <Popover
      label={title}
      align="center"
      trigger={<IconButton icon="info" label={title} size="sm" className="-my-2 size-7 print:hidden" />}
    >
      <div className="w-80 max-w-full text-sm text-default">
        <p className="font-semibold text-strong">{name}</p>
        <p className="mt-1">{text}</p>
        {compared ? (
          <p className="mt-2 text-muted">{compared === "days" ? about.periodDays : about.period}</p>
        ) : null}
      </div>
    </Popover>
  );
}
