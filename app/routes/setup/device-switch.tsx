import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { useView } from "./view-context.tsx";

/** Switch for the preview's device, kept across tabs. */
export function DeviceSwitch() {
  const { setup } = useMessages("setup");
  const { device, chooseDevice } = useView();
  return (
    <Segmented
      label={setup.preview.device}
      labelHidden
      size="sm"
      options={[
        { value: "phone", label: "", name: setup.preview.phone, icon: "phone-device" },
        { value: "tablet", label: "", name: setup.preview.tablet, icon: "tablet-device" },
      ]}
      value={device}
      onChange={chooseDevice}
    />
  );
}
