import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { type Device, DeviceFrame, getScreen, withoutBars } from "#app/ui/layout/device-frame.tsx";
import type { Served } from "./use-served.ts";

/** A differing button with its number in the list below. */
export interface Mark {
  readonly id: string;
  readonly number: number;
  readonly isChosen: boolean;
}

interface HistoryFrameProps {
  /** Accessible name of the page. */
  readonly title: string;
  readonly caption: string;
  /** Caption for a narrow window. */
  readonly shortCaption: string;
  readonly src: string;
  readonly device: Device;
  readonly scale: number;
  readonly marks: readonly Mark[];
  /** `null` while loading. */
  readonly served: Served | null;
  /** Text if guests got no such page. */
  readonly noneText: string;
  readonly onRetry: () => void;
}

/** A device with the exact page that guests saw. Without scripts, so that viewing is not counted. */
export function HistoryFrame({
  title,
  caption,
  shortCaption,
  src,
  device,
  scale,
  marks,
  served,
  noneText,
  onRetry,
}: HistoryFrameProps) {
  const { history, changes } = useMessages("setup");
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = getScreen(device);
  return (
    <div className="flex flex-col items-center gap-2.5">
      <p
        style={{ maxWidth: width * scale + 20 }}
        className="h-6 truncate text-sm/6 font-semibold text-strong"
      >
        <span className="max-lg:hidden">{caption}</span>
        <span className="lg:hidden">{shortCaption}</span>
      </p>
      <DeviceFrame device={device} scale={scale}>
        {served?.state === "public" ? (
          <>
            <iframe
              // A new key per address: changing `src` would add to the browser's history.
              key={src}
              ref={frame}
              title={title}
              src={src}
              sandbox="allow-same-origin"
              width={width}
              height={height}
              className="border-0 bg-surface-page"
              onLoad={(event) => blockLinks(event.currentTarget)}
            />
            <Marks key={`${src} marks`} frame={frame} marks={marks} />
          </>
        ) : null}
        {served?.state === "none" ? (
          <p className="flex h-full items-center justify-center bg-surface-page p-8 text-center text-lg text-muted">
            {noneText}
          </p>
        ) : null}
        {served?.state === "failed" ? (
          <div
            role="alert"
            className="flex h-full flex-col items-center justify-center gap-5 bg-surface-page p-8 text-center text-lg text-muted"
          >
            {history.pageFailed}
            <Button size="lg" onClick={onRetry}>
              {changes.retry}
            </Button>
          </div>
        ) : null}
        {served === null ? <Skeleton className="size-full rounded-none" /> : null}
      </DeviceFrame>
      {served?.state === "public" && !served.isExact ? (
        <p className="max-w-80 text-pretty text-center text-xs text-muted">{history.inexact}</p>
      ) : null}
    </div>
  );
}

/** Blocks links, which would open today's pages. Links within the page stay. */
function blockLinks({ contentDocument }: HTMLIFrameElement) {
  const stay = (event: Event) => {
    // A cast, because `instanceof` fails for elements of another frame.
    const pressed = event.target as Element | null;
    if (!pressed?.closest("a")?.getAttribute("href")?.startsWith("#")) event.preventDefault();
  };
  if (!contentDocument) return;
  withoutBars(contentDocument);
  contentDocument.addEventListener("click", stay, true);
  contentDocument.addEventListener("submit", (event) => event.preventDefault(), true);
}

interface Outline extends Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PAGE_EDGE_PX = 7;

/** Numbered outlines over the page's tiles, following its scrolling. */
function Marks({ frame, marks }: { frame: RefObject<HTMLIFrameElement | null>; marks: readonly Mark[] }) {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);
  const chosenId = marks.find(({ isChosen }) => isChosen)?.id;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const measure = () => setOutlines(marks.flatMap((mark) => getOutline(element.contentDocument, mark)));
    const attach = () => {
      element.contentWindow?.addEventListener("scroll", measure, { signal, passive: true });
      element.contentWindow?.addEventListener("resize", measure, { signal });
      // Loading fonts move the tiles.
      void element.contentDocument?.fonts.ready.then(measure);
      measure();
    };
    element.addEventListener("load", attach, { signal });
    attach();
    return () => stop.abort();
  }, [frame, marks]);

  useEffect(() => {
    if (chosenId) findTile(frame.current?.contentDocument, chosenId)?.scrollIntoView({ block: "nearest" });
  }, [frame, chosenId]);

  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {outlines.map(({ id, number, isChosen, ...index }) => (
        <span
          key={id}
          style={index}
          className={classNames(
            "absolute rounded-2xl border-4 border-(--plum-600)",
            isChosen ? "shadow-floating" : "border-dashed",
          )}
        >
          <span className="absolute -end-3 -top-4 grid h-7.5 min-w-7.5 place-items-center rounded-full border-3 border-(--surface-raised) bg-(--plum-600) text-lg font-semibold text-on-primary">
            {number}
          </span>
        </span>
      ))}
    </div>
  );
}

function findTile(page: Document | null | undefined, id: string): Element | null {
  return page?.querySelector(`[data-button="${CSS.escape(id)}"]`) ?? null;
}

function getOutline(page: Document | null, mark: Mark): readonly Outline[] {
  const box = findTile(page, mark.id)?.getBoundingClientRect();
  if (!box || box.width === 0) return [];
  return [
    {
      ...mark,
      left: box.left - PAGE_EDGE_PX,
      top: box.top - PAGE_EDGE_PX,
      width: box.width + 2 * PAGE_EDGE_PX,
      height: box.height + 2 * PAGE_EDGE_PX,
    },
  ];
}
