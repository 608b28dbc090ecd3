import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import type { EpochMs } from "#domain/time.ts";
import { findButton } from "./buttons/button-list.ts";
import { useTimedButtons } from "./buttons/hours/use-timed-buttons.ts";
import { ChosenMoment } from "./buttons/strip/chosen-moment.tsx";
import { DeviceSwitch } from "./device-switch.tsx";
import { useDraft } from "./draft/draft-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { PreviewLayer } from "./layer-switch.client.tsx";
import { PreviewScreen } from "./preview-screen.tsx";
import { SeasonNote } from "./previews/season-note.tsx";
import { useFit } from "./use-fit.ts";
import { useView } from "./view-context.tsx";

const SCALE_MAX = 0.735;

/** Switch above the preview, used only by an editor. */
const LAYER_SWITCH = definePart(
  () => import("./layer-switch.client.tsx"),
  ({ LayerSwitch }) => LayerSwitch,
);

interface LivePreviewProps {
  /** The edited button: the preview is smaller and shows it or its sheet. */
  readonly editedId?: string | null;
  /** The selected moment; `null`: now. */
  readonly moment?: EpochMs | null;
  readonly onNow?: (() => void) | undefined;
}

/** Live preview of the draft beside its form; a single tab stop. */
export function LivePreview({ editedId = null, moment = null, onNow }: LivePreviewProps) {
  const { setup } = useMessages("setup");
  const { draft } = useDraft();
  const { device: chosen, language } = useView();
  const [layer, setLayer] = useState<PreviewLayer>("opened");
  const edited = editedId === null ? null : findButton(draft.buttons[language]?.buttons ?? [], editedId);
  const { now } = useTimedButtons(language);
  const isOpened = layer === "opened" && moment === null;
  const heading = (
    <h2 className="min-w-0 truncate text-sm font-semibold text-strong">{setup.preview.live}</h2>
  );
  const device = edited || chosen === "phone" ? "phone-portrait" : "tablet-landscape";
  const { ref, scale } = useFit(device, SCALE_MAX);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {edited ? (
        <div className="flex h-9 flex-none items-start justify-center">
          {moment !== null ? (
            <ChosenMoment at={moment} onNow={onNow} />
          ) : (
            <LazyPart
              part={LAYER_SWITCH}
              props={{ button: edited, layer, onChange: setLayer, heading }}
              fallback={heading}
            />
          )}
        </div>
      ) : (
        <div className="flex h-14 flex-none items-center justify-between gap-2 px-4">
          {moment === null ? heading : <ChosenMoment at={moment} onNow={onNow} />}
          <div className="flex flex-none items-center gap-2">
            <LanguageSwitch size="sm" />
            <DeviceSwitch />
          </div>
        </div>
      )}
      {edited ? null : <SeasonNote at={moment ?? now} className="mx-4 mb-3 flex-none" />}
      <div
        ref={ref}
        className={classNames("mx-4 mb-4 flex min-h-0 flex-1 justify-center", edited && "lg:m-0")}
      >
        <DeviceFrame device={device} scale={scale}>
          <PreviewScreen
            device={device}
            title={setup.preview.live}
            inert
            tileId={edited?.id ?? null}
            openId={isOpened && edited ? edited.id : null}
            at={moment ?? now}
          />
        </DeviceFrame>
      </div>
    </div>
  );
}
