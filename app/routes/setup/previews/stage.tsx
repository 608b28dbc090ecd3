import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type Device, DeviceFrame } from "#app/ui/device-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { PreviewScreen } from "../preview-screen.tsx";
import { useFit } from "../use-fit.ts";

interface StageProps {
  readonly device: Device;
  readonly label: string;
  readonly scaleMax: number;
  /** Stands in the middle of the bar. */
  readonly children?: ReactNode;
}

/** A whole tab for the draft, unsaved changes included; popups open in it. */
export function Stage({ device, label, scaleMax, children }: StageProps) {
  const { setup } = useMessages();
  const { ref, scale } = useFit(device, scaleMax);
  return (
    <div className="stage flex min-h-0 flex-1 flex-col">
      <div className="grid flex-none grid-cols-[1fr_auto_1fr] items-center gap-4 px-8 py-4">
        <div className="justify-self-start">
          <LanguageSwitch />
        </div>
        <div>{children}</div>
        <p className="flex items-center gap-1.5 justify-self-end text-sm text-muted">
          <Icon name="info" size="sm" />
          {setup.preview.draftNote}
        </p>
      </div>
      <div ref={ref} className="mx-8 mt-1.5 mb-6 flex min-h-0 flex-1 justify-center">
        <DeviceFrame device={device} label={label} scale={scale}>
          <PreviewScreen device={device} title={label} />
        </DeviceFrame>
      </div>
    </div>
  );
}
