import { formatHoursState, hoursStateAt } from "#app/components/hours-state.ts";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { PortalIcon } from "../fields/portal-icon.tsx";
import type { TimedButton } from "../hours/timed-buttons.ts";
import { type DayAxis, momentAt, toBars } from "./day-axis.ts";
import { STRIP_COLUMNS, toOffset } from "./strip-layout.ts";

interface StripRowProps {
  readonly entry: TimedButton;
  /** Language of the button's name. */
  readonly content: ContentLanguage;
  readonly axis: DayAxis;
  readonly at: EpochMs;
  readonly isChosen: boolean;
}

export function StripRow({ entry: { button, hours }, content, axis, at, isChosen }: StripRowProps) {
  const { buttons, buttonHours: words } = useMessages("setup");
  const language = useLanguage();
  const { timeZone } = axis;
  const show = useShownTexts(content);
  const name = show(button.name) || buttons.unnamed;
  const state = formatHoursState(hoursStateAt(hours, timeZone, at), { at, timeZone, language, words });
  const bars = toBars(hours, axis);
  const formatMinute = (minute: number) => formatTime(language, momentAt(axis, minute), timeZone);
  const spans = bars.map(({ from, to }) => words.strip.hours(formatMinute(from), formatMinute(to)));
  const onThatDay = spans.length > 0 ? spans.join(", ") : words.strip.notThatDay;
  return (
    <li className={classNames(STRIP_COLUMNS, "h-6 items-center")} dir="ltr">
      <span
        title={name}
        className={classNames(
          "flex min-w-0 items-center gap-2 text-xs",
          isChosen ? "font-semibold text-link" : "text-default",
        )}
      >
        <PortalIcon name={button.icon} className={classNames("size-4", !isChosen && "text-subtle")} />
        <bdi aria-hidden="true" className="hidden truncate @min-[28rem]:block">
          {name}
        </bdi>
        <span className="sr-only">{`${name}, ${state}; ${onThatDay}`}</span>
      </span>
      <span className="relative block h-6">
        <span className="absolute inset-x-0 top-2.75 h-0.5 rounded-full bg-fill-track" />
        {bars.map(({ from, to }) => (
          <span
            key={from}
            data-bar=""
            style={{ left: toOffset(from), width: toOffset(to - from) }}
            className={classNames(
              "absolute top-2 h-2 rounded-full",
              isChosen ? "bg-fill-primary-hover" : "bg-success-bar",
            )}
          />
        ))}
      </span>
    </li>
  );
}
