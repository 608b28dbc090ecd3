import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type Device, scaleToFit } from "#app/ui/layout/device-frame.tsx";
import type { HistoryEvent } from "#domain/property/history.ts";
import type { EpochMs } from "#domain/time.ts";
import { DeviceSwitch } from "../device-switch.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { useView } from "../view-context.tsx";
import { DifferenceBar } from "./difference-bar.tsx";
import { formatFullMoment, formatShortMoment } from "./event-words.ts";
import { HistoryFrame } from "./history-frame.tsx";
import type { ShownPage } from "./history-view.ts";
import { findNeighbour, findVersionAt } from "./timeline.ts";
import { usePagesCompared } from "./use-pages-compared.ts";
import { useScrollTogether } from "./use-scroll-together.ts";

const CAPTION_PX = 48;
const GAP_PX = 16;
const FOOT_PX = 24;
/** Scales for window widths of 1440, 1200 and 900. */
const SCALE_LARGEST = 0.682;
const SCALE_MEDIUM = 0.6;
const SCALE_SMALL = 0.52;

interface HistoryStageProps {
  readonly events: readonly HistoryEvent[];
  /** `null`: now. */
  readonly moment: EpochMs | null;
  readonly now: EpochMs;
  readonly onMove: (moment: EpochMs | null) => void;
  readonly wantsComparison: boolean;
  readonly onCompare: (isWanted: boolean) => void;
  readonly page: ShownPage;
  readonly onPage: (page: ShownPage) => void;
}

/** The page that guests saw, alone or beside the current one, with the differences. */
export function HistoryStage({
  events,
  moment,
  now,
  onMove,
  wantsComparison,
  onCompare,
  page,
  onPage,
}: HistoryStageProps) {
  const { history } = useMessages("setup");
  const interfaceLanguage = useLanguage();
  const { property } = useDraft();
  const { device: kind } = useView();
  const number = findVersionAt(events, moment);
  const isComparing = wantsComparison && moment !== null;
  const { past, present, marks, bar } = usePagesCompared({ number, moment, now, isComparing, page });
  const device: Device = kind === "phone" ? "phone-portrait" : "tablet-landscape";
  const { ref, scale } = useFrameScale(device, isComparing ? 2 : 1);
  const frames = useScrollTogether(isComparing);
  const clock = { language: interfaceLanguage, timeZone: property.timeZone };
  const nowText = history.nowAt(formatFullMoment(now, clock));
  const noneText = page === "guide" ? history.noGuide : history.nothing;
  const thenText = moment === null ? nowText : formatFullMoment(moment, clock);

  return (
    <section className="flex min-h-0 min-w-0 flex-col">
      <StageBar
        events={events}
        moment={moment}
        number={number}
        isComparing={isComparing}
        onMove={onMove}
        onCompare={onCompare}
        page={page}
        onPage={onPage}
      />
      <div ref={ref} className="stage min-h-0 flex-1 overflow-hidden">
        <div ref={frames} className="flex items-start justify-center gap-4 pt-3.5 lg:gap-18">
          <HistoryFrame
            title={history.frame(thenText)}
            caption={thenText}
            shortCaption={moment === null ? history.now : formatShortMoment(moment, clock)}
            src={past.src}
            served={past.served}
            noneText={noneText}
            onRetry={past.retry}
            device={device}
            scale={scale}
            marks={marks}
          />
          {isComparing ? (
            <HistoryFrame
              title={history.frame(nowText)}
              caption={nowText}
              shortCaption={history.now}
              src={present.src}
              served={present.served}
              noneText={noneText}
              onRetry={present.retry}
              device={device}
              scale={scale}
              marks={marks}
            />
          ) : null}
        </div>
      </div>
      {isComparing ? <DifferenceBar {...bar} number={number ?? 0} /> : null}
    </section>
  );
}

interface StageBarProps extends Pick<HistoryStageProps, "events" | "moment" | "onMove" | "page" | "onPage"> {
  readonly number: number | null;
  readonly isComparing: boolean;
  readonly onCompare: (isWanted: boolean) => void;
}

/** Toolbar: previous and next change, page, language, device and comparison. */
function StageBar({ events, moment, number, isComparing, onMove, onCompare, page, onPage }: StageBarProps) {
  const { history, publish } = useMessages("setup");
  const older = findNeighbour(events, moment, "older");
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-default bg-surface-page px-4 py-3 lg:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex items-center gap-0.5">
          <IconButton
            icon="chev-left"
            size="sm"
            label={history.before}
            disabled={older === moment}
            onClick={() => onMove(older)}
          />
          <span aria-live="polite" className="text-sm font-semibold text-strong tabular-nums">
            {number === null ? history.none : publish.version(number)}
          </span>
          <IconButton
            icon="chev-right"
            size="sm"
            label={history.after}
            disabled={moment === null}
            onClick={() => onMove(findNeighbour(events, moment, "newer"))}
          />
        </div>
        <Segmented
          label={history.page}
          labelHidden
          size="sm"
          options={[
            { value: "portal", label: history.portal },
            { value: "guide", label: history.guide },
          ]}
          value={page}
          onChange={onPage}
        />
        <LanguageSwitch size="sm" />
        <DeviceSwitch />
      </div>
      <Switch
        label={history.compare}
        className="flex-row-reverse text-sm font-medium text-strong"
        checked={isComparing}
        disabled={moment === null}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      />
    </div>
  );
}

function getMaxScale(windowWidth: number): number {
  if (windowWidth < 1200) return SCALE_SMALL;
  return windowWidth < 1400 ? SCALE_MEDIUM : SCALE_LARGEST;
}

/** Scale at which this many devices fit side by side in the element with `ref`. */
function useFrameScale(device: Device, count: 1 | 2) {
  const [space, setSpace] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(SCALE_SMALL);
  useEffect(() => {
    if (!space) return;
    const observer = new ResizeObserver(() => {
      const width = (space.clientWidth - (count + 1) * GAP_PX) / count;
      const height = space.clientHeight - CAPTION_PX - FOOT_PX;
      if (width > 0 && height > 0)
        setScale(Math.min(getMaxScale(window.innerWidth), scaleToFit(device, { width, height })));
    });
    observer.observe(space);
    return () => observer.disconnect();
  }, [space, device, count]);
  return { ref: setSpace, scale };
}
