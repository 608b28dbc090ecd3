import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Stage } from "./stage.tsx";

const SCALE_MAX = 0.815;

/** The draft on a tablet, either way up. */
export default function TabletPreviewTab() {
  const { setup } = useMessages();
  const [orientation, setOrientation] = useState<"landscape" | "portrait">("landscape");
  return (
    <Stage device={`tablet-${orientation}`} label={setup.tabs.tablet} scaleMax={SCALE_MAX}>
      <Segmented
        label={setup.preview.orientation}
        labelHidden
        options={[
          { value: "landscape", label: setup.preview.landscape, icon: "tablet-device" },
          { value: "portrait", label: setup.preview.portrait, icon: "phone-device" },
        ]}
        value={orientation}
        onChange={setOrientation}
      />
    </Stage>
  );
}
