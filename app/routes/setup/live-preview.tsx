import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PreviewScreen } from "./preview-screen.tsx";
import { useFit } from "./use-fit.ts";
import { useView } from "./view-context.tsx";

const SCALE_MAX = 0.735;

/** The draft beside its form: follows every key, and is one stop for the keyboard. */
export function LivePreview() {
  const { setup } = useMessages();
  const { device: chosen, chooseDevice } = useView();
  const device = chosen === "phone" ? "phone-portrait" : "tablet-landscape";
  const { ref, scale } = useFit(device, SCALE_MAX);
  return (
    <section aria-label={setup.preview.live} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-14 flex-none items-center justify-between gap-2 px-4">
        <h2 className="min-w-0 truncate text-sm font-semibold text-strong">{setup.preview.live}</h2>
        <div className="flex flex-none items-center gap-2">
          <LanguageSwitch size="sm" />
          <Segmented
            label={setup.preview.device}
            labelHidden
            size="sm"
            options={[
              { value: "phone", label: "", name: setup.preview.phone, icon: "phone-device" },
              { value: "tablet", label: "", name: setup.preview.tablet, icon: "tablet-device" },
            ]}
            value={chosen}
            onChange={chooseDevice}
          />
        </div>
      </div>
      <div ref={ref} className="mx-4 mb-4 flex min-h-0 flex-1 justify-center">
        <DeviceFrame device={device} label={setup.preview.live} scale={scale}>
          <PreviewScreen device={device} title={setup.preview.live} inert />
        </DeviceFrame>
      </div>
    </section>
  );
}
