import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Device, DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import type { EpochMs } from "#domain/time.ts";
import { useTimedButtons } from "../buttons/hours/use-timed-buttons.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { PreviewScreen } from "../preview-screen.tsx";
import { useFit } from "../use-fit.ts";
import { useView } from "../view-context.tsx";
import { MomentControl } from "./moment-control.tsx";
import { SeasonNote } from "./season-note.tsx";
import { ShowOnPhone } from "./show-on-phone.tsx";

type Orientation = "portrait" | "landscape";

interface StageProps {
  readonly kind: "phone" | "tablet";
  readonly label: string;
  /** Initial orientation. */
  readonly orientation: Orientation;
  readonly scaleMax: number;
}

/** A tab for the draft, including unsaved changes: any language, orientation and time. */
export function Stage({ kind, label, orientation: first, scaleMax }: StageProps) {
  const { setup } = useMessages("setup");
  const { property } = useDraft();
  const { language } = useView();
  const { now } = useSession();
  const { now: seenAt } = useTimedButtons(language);
  const [orientation, setOrientation] = useState(first);
  const [moment, setMoment] = useState<EpochMs | null>(null);
  const device: Device = `${kind}-${orientation}`;
  const { ref, scale } = useFit(device, scaleMax);
  const isClosed = moment !== null && !getLicenceDecision(property, moment).isValid;
  return (
    <div className="stage flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 px-8 py-4">
        <LanguageSwitch />
        <Segmented
          label={setup.preview.orientation}
          labelHidden
          options={[
            { value: "portrait", label: setup.preview.portrait, icon: "phone-device" },
            { value: "landscape", label: setup.preview.landscape, icon: "tablet-device" },
          ]}
          value={orientation}
          onChange={setOrientation}
        />
        <div className="flex items-center gap-2">
          <MomentControl value={moment} now={now} onChange={setMoment} />
          <ShowOnPhone />
        </div>
      </div>
      <SeasonNote at={moment ?? seenAt} className="mx-8 mb-3 flex-none" />
      <div ref={ref} className="mx-8 mt-1.5 mb-3 flex min-h-0 flex-1 items-start justify-center">
        <DeviceFrame device={device} scale={scale}>
          <PreviewScreen device={device} title={label} isClosed={isClosed} at={moment ?? seenAt} />
        </DeviceFrame>
      </div>
      <p className="mb-4 flex flex-none items-center justify-center gap-1.5 px-8 text-sm text-muted">
        <Icon name="info" size="sm" />
        {setup.preview.draftNote}
      </p>
    </div>
  );
}
